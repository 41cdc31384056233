import { type FormEvent, useEffect, useId } from 'react'
import { href, useFetcher } from 'react-router'
import { maxNoteLength } from '../../../domain/enquiry/enquiry-work.ts'
import { newId } from '../../../domain/new-id.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import type { Fault } from '../form/toast-result.ts'
import { useDraft } from './use-draft.ts'

/** What is typed stays until the server has it. */
export function NoteForm({ enquiryId }: { enquiryId: string }) {
  const field = useId()
  const fetcher = useFetcher<Fault & { noted?: string }>({ key: `note-${enquiryId}` })
  const { draft, write, clear } = useDraft(`note-${enquiryId}`, { text: '', id: '' })
  const isSending = fetcher.state === 'submitting'
  const { noted, error, detail } = fetcher.data ?? {}
  const errors = fetcher.state === 'idle' && error ? [detail ?? error] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come
  useEffect(() => {
    if (noted !== undefined && noted === draft.id) clear()
  }, [noted])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || draft.text.trim() === '') return
    fetcher.submit(
      { note: draft.text, noteId: draft.id },
      { method: 'post', action: href('/admin/contacts/:id', { id: enquiryId }) },
    )
  }
  return (
    <form onSubmit={send}>
      <label htmlFor={field} className="sr-only">
        {text.note}
      </label>
      <textarea
        id={field}
        rows={2}
        value={draft.text}
        maxLength={maxNoteLength}
        readOnly={isSending}
        placeholder={text.notePlaceholder}
        {...faultOf(field, errors)}
        // Another text is another note, also when the answer to the first was lost.
        onChange={({ target }) => write({ text: target.value, id: newId() })}
        className={`${control.usual} field-sizing-content max-h-60`}
      />
      <FieldErrors id={field} errors={errors} />
      {draft.text.trim() !== '' && (
        <button type="submit" className={button({ kind: 'secondary', className: 'mt-2' })}>
          {text.addNote}
        </button>
      )}
    </form>
  )
}
