import { Download, FileText } from 'lucide-react'
import { href, useRevalidator } from 'react-router'
import { errors } from '../../text/admin/errors.ts'
import { brochureText as text } from '../../text/admin/photos.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { FormSection } from '../form/form-section.tsx'

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
            url={brochureUrl}
            name={text.name}
            messages={messages}
            onDeleted={revalidate}
          />
        </p>
      ) : (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-sea-700">{text.none}</span>
          <a
            href={href('/apartments/:id/card.pdf', { id: apartmentId })}
            target="_blank"
            rel="noreferrer"
            className={rowAction.plain}
          >
            <FileText className="size-5" aria-hidden="true" />
            {text.card}
          </a>
        </p>
      )}
      <DropZone
        target={target}
        {...(brochureUrl && { label: text.replace })}
        onUploaded={() => revalidate()}
      />
    </FormSection>
  )
}
