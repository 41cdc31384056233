import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { maxNoteLength } from '../../../domain/enquiry/enquiry-work.ts'
import { newId } from '../../../domain/new-id.ts'
import { enquiryWorkText } from '../../../text/admin/enquiries.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import type { Fault } from '../form/toast-result.ts'

/**
 * Notes and replies that were typed and not sent. They outlive the panel: they are still there after opening
 * another enquiry or signing in again.
 */
const drafts = new Map<string, unknown>()

/** Holds typed text that was not sent yet. The component must be remounted for another key. */
export function useDraft<Draft>(
  key: string,
  empty: Draft,
): { draft: Draft; write(next: Draft): void; clear(): void } {
  const [draft, setDraft] = useState(() => (drafts.get(key) as Draft | undefined) ?? empty)
  return {
    draft,
    write(next) {
      drafts.set(key, next)
      setDraft(next)
    },
    clear() {
      drafts.delete(key)
      setDraft(empty)
    },
  }
}

/** The typed note stays until the server has stored it. */
export function NoteForm({ enquiryId }: { enquiryId: string }) {
  const field = useId()
  const fetcher = useFetcher<Fault & { noted?: string }>({ key: `note-${enquiryId}` })
  const { draft, write, clear } = useDraft(`note-${enquiryId}`, { text: '', id: '' })
  const isSending = fetcher.state === 'submitting'
  const { noted, error, detail } = fetcher.data ?? {}
  const errors = fetcher.state === 'idle' && error ? [detail ?? error] : undefined
  const clearIfStored = useEffectEvent((storedId: string | undefined) => {
    if (storedId !== undefined && storedId === draft.id) clear()
  })
  useEffect(() => clearIfStored(noted), [noted])

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
        {enquiryWorkText.note}
      </label>
      <textarea
        id={field}
        rows={2}
        value={draft.text}
        maxLength={maxNoteLength}
        readOnly={isSending}
        placeholder={enquiryWorkText.notePlaceholder}
        {...faultOf(field, errors)}
        // A changed text gets a new id, because it is another note even if the response to the first was
        // lost.
        onChange={({ target }) => write({ text: target.value, id: newId() })}
        className={`${control.usual} field-sizing-content max-h-60`}
      />
      <FieldErrors id={field} errors={errors} />
      {draft.text.trim() !== '' && (
        <button type="submit" className={button({ kind: 'secondary', className: 'mt-2' })}>
          {enquiryWorkText.addNote}
        </button>
      )}
    </form>
  )
}
