import { Download } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { errors } from '../../text/errors.ts'
import { brochureText as text } from '../../text/photos.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { FormSection } from '../form/form-section.tsx'
import { StoredFileDelete } from '../form/stored-file-delete.tsx'

const messages = { done: text.deleted, failed: errors.deleteBrochure, detail: text.deleteFailed }

export function BrochurePanel({
  apartmentId,
  brochureUrl,
}: {
  apartmentId: string
  brochureUrl: string | null
}) {
  const { revalidate } = useRevalidator()
  const target = { uploader: 'brochure', apartmentId } as const
  return (
    <FormSection title={text.title}>
      {brochureUrl ? (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <a href={brochureUrl} download className={rowAction.plain}>
            <Download className="size-5" aria-hidden="true" />
            {text.download}
          </a>
          <StoredFileDelete
            target={target}
            address={brochureUrl}
            name={text.name}
            messages={messages}
            onDeleted={revalidate}
          />
        </p>
      ) : (
        <p className="mb-3 text-sm text-sea-700">{text.none}</p>
      )}
      <DropZone
        target={target}
        {...(brochureUrl && { label: text.replace })}
        onUploaded={() => revalidate()}
      />
    </FormSection>
  )
}
