import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { maxNoteLength } from '../../../domain/enquiry/enquiry-work.ts'
import type { ReplyTemplate } from '../../../domain/enquiry/reply-template.ts'
import type { Language } from '../../../domain/language.ts'
import { newId } from '../../../domain/new-id.ts'
import {
  enquiryWorkText,
  replyTemplateText as templateText,
  replyText as text,
} from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf, TextArea, TextField } from '../../ui/field.tsx'
import type { Fault } from '../form/toast-result.ts'
import { useRole } from '../session/use-role.ts'

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

interface ReplyFormProps {
  enquiry: Pick<Enquiry, 'id' | 'email' | 'language'>
  /** The filled-in template that the reply begins with. */
  template: ReplyTemplate
  /** Whether the template is in the language of the enquiry. */
  hasTemplate: boolean
  /** Whether the server can send mail. Otherwise a link opens the user's mail program. */
  canMail: boolean
  onClose(): void
}

/** The typed reply stays until the mail server has accepted it. */
export function ReplyForm({ enquiry, template, hasTemplate, canMail, onClose }: ReplyFormProps) {
  const id = useId()
  const fetcher = useFetcher<Fault & { replied?: string }>({ key: `reply-${enquiry.id}` })
  const { draft, write, clear } = useDraft(`reply-${enquiry.id}`, { ...template, noteId: '' })
  const isSending = fetcher.state === 'submitting'
  const replied = fetcher.data?.replied
  const closeIfSent = useEffectEvent((sentId: string | undefined) => {
    if (sentId === undefined || sentId !== draft.noteId) return
    clear()
    onClose()
  })
  useEffect(() => closeIfSent(replied), [replied])

  const change = (part: Partial<ReplyTemplate>) => write({ ...draft, ...part, noteId: newId() })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !canMail) return
    const sent = { ...draft, noteId: draft.noteId || newId() }
    write(sent)
    fetcher.submit(sent, {
      method: 'post',
      action: href('/admin/contacts/:id/answer', { id: enquiry.id }),
    })
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={text.title}
      className="mt-4 grid gap-3 rounded-card bg-sand-100 p-4"
    >
      <p className="text-sm wrap-anywhere text-sea-800">
        {text.to(enquiry.email)}. {!canMail && text.noServer}
      </p>
      {!hasTemplate && <NoTemplate language={enquiry.language} />}
      <TextField
        id={`${id}-subject`}
        label={templateText.labels.subject}
        value={draft.subject}
        required
        maxLength={200}
        readOnly={isSending}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        id={`${id}-text`}
        label={templateText.labels.text}
        value={draft.text}
        required
        rows={10}
        maxLength={5000}
        readOnly={isSending}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        {canMail ? (
          <button type="submit" className={button()}>
            {isSending ? text.sending : text.send}
          </button>
        ) : (
          <a href={mailUrl(enquiry.email, draft)} className={button()}>
            {text.byMailProgram}
          </a>
        )}
        <button type="button" onClick={onClose} className={button({ kind: 'secondary' })}>
          {text.cancel}
        </button>
      </div>
    </form>
  )
}

/** Says that the template is in Bulgarian. Only administrators can add one, in the settings. */
function NoTemplate({ language }: { language: Language }) {
  const isAdmin = useRole() === 'admin'
  return (
    <p className="rounded-lg bg-reserved-soft p-3 text-sm text-reserved">
      {text.noTemplate(languageLabels[language])}{' '}
      {isAdmin && (
        <Link to={href('/admin/settings/answer')} className="font-semibold underline underline-offset-4">
          {text.addTemplate}
        </Link>
      )}
    </p>
  )
}

/** Mail programs do not decode plus signs, so spaces are written as %20. */
function mailUrl(email: string, { subject, text }: ReplyTemplate): string {
  const body = text.replace(/\r?\n/g, '\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
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
