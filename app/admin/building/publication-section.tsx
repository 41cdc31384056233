import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Building } from '../../../domain/building/building.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { publicationText as text } from '../../text/admin/building.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormSection } from '../form/form-section.tsx'

/** Says whether visitors see the site, and changes it. Hiding asks first, because it closes the site to everybody. */
export function PublicationSection({ revision, values: { isPublished } }: SavedRecord<Building>) {
  const [isAsking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const send = (change: 'publish' | 'hide') =>
    fetcher.submit({ change, revision }, { method: 'post', action: href('/admin/building/publication') })
  return (
    <FormSection title={text.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{isPublished ? text.published : text.hidden}</p>
        <button
          type="button"
          disabled={fetcher.state !== 'idle'}
          onClick={() => (isPublished ? setAsking(true) : send('publish'))}
          className={button({ kind: isPublished ? 'secondary' : 'primary' })}
        >
          {isPublished ? text.hide : text.publish}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text.question.title}
          confirm={text.hide}
          onConfirm={() => {
            setAsking(false)
            send('hide')
          }}
          onCancel={() => setAsking(false)}
        >
          {text.question.text}
        </ConfirmDialog>
      )}
    </FormSection>
  )
}
