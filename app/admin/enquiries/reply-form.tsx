import { type FormEvent, useEffect, useEffectEvent, useId } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { bringsAttachment, mostAttachedBytes } from '../../../domain/enquiry/reply-attachments.ts'
import type { ReplyTemplate, StoredReplyTemplate } from '../../../domain/enquiry/reply-template.ts'
import type { Language } from '../../../domain/language.ts'
import { newId } from '../../../domain/new-id.ts'
import { replyTemplateText as templateText, replyText as text } from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { joinList } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import type { Fault } from '../form/toast-result.ts'
import { useRole } from '../session/use-role.ts'
import type { loader as attachmentsLoader } from './attachments.ts'
import { useDraft } from './note-form.tsx'
import { ReplyAttachments } from './reply-attachments.tsx'

/** A template as it begins the reply to one enquiry: its placeholders are filled in. */
export interface FilledTemplate
  extends Pick<StoredReplyTemplate, 'id' | 'name' | 'subject' | 'text' | 'withCard' | 'withPriceList'> {
  /** Whether it is in the language of the enquiry. */
  isTranslated: boolean
}

interface Draft {
  templateId: string
  /** What was typed over each template, by its id: choosing another one and coming back loses nothing. */
  typed: Record<string, ReplyTemplate>
  /** What was ticked or unticked by hand. */
  ticked: Record<string, boolean>
  noteId: string
}

interface ReplyFormProps {
  enquiry: Pick<Enquiry, 'id' | 'email' | 'language'>
  /** There is at least one, and a reply begins with the first. */
  templates: FilledTemplate[]
  /** Whether the server can send mail. Otherwise a link opens the user's mail program. */
  canMail: boolean
  onClose(): void
}

/** The typed reply stays until the mail server, or the queue, has accepted it. */
export function ReplyForm({ enquiry, templates, canMail, onClose }: ReplyFormProps) {
  const id = useId()
  const fetcher = useFetcher<Fault & { replied?: string }>({ key: `reply-${enquiry.id}` })
  const { draft, write, clear } = useDraft<Draft>(`reply-${enquiry.id}`, newDraft)
  const offered = useOfferedAttachments(enquiry.id)
  const isSending = fetcher.state === 'submitting'
  const replied = fetcher.data?.replied
  const closeIfSent = useEffectEvent((sentId: string | undefined) => {
    if (sentId === undefined || sentId !== draft.noteId) return
    clear()
    onClose()
  })
  useEffect(() => closeIfSent(replied), [replied])

  const template = templates.find((each) => each.id === draft.templateId) ?? templates[0]
  const written: ReplyTemplate = draft.typed[template?.id ?? ''] ?? template ?? { subject: '', text: '' }
  const attached = (offered?.attachments ?? []).filter(
    ({ key, kind }) => draft.ticked[key] ?? (template !== undefined && bringsAttachment(template, kind)),
  )
  const isTooLarge = attached.reduce((sum, { size }) => sum + (size ?? 0), 0) > mostAttachedBytes
  const waitsForAttachments =
    offered === undefined && template !== undefined && (template.withCard || template.withPriceList)

  // A changed reply is another one, even if the response to the first was lost.
  const change = (part: Partial<Draft>) => write({ ...draft, ...part, noteId: newId() })
  const type = (part: Partial<ReplyTemplate>) =>
    change({ typed: { ...draft.typed, [template?.id ?? '']: { ...written, ...part } } })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !canMail || isTooLarge || waitsForAttachments) return
    const noteId = draft.noteId || newId()
    write({ ...draft, noteId })
    const sent = {
      subject: written.subject,
      text: written.text,
      noteId,
      ...(template && { template: template.id }),
      ...(attached.length > 0 && { attachments: joinList(attached.map(({ key }) => key)) }),
    }
    fetcher.submit(sent, { method: 'post', action: href('/admin/contacts/:id/answer', { id: enquiry.id }) })
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
      {templates.length > 1 && (
        <label className="text-sm font-semibold text-sea-900">
          <span className="mb-1 block">{text.template}</span>
          <select
            value={template?.id}
            disabled={isSending}
            onChange={({ target }) => change({ templateId: target.value })}
            className={`${control.usual} cursor-pointer`}
          >
            {templates.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {template?.isTranslated === false && <NoTemplate language={enquiry.language} id={template.id} />}
      <TextField
        id={`${id}-subject`}
        label={templateText.labels.subject}
        value={written.subject}
        required
        maxLength={200}
        readOnly={isSending}
        onChange={({ target }) => type({ subject: target.value })}
      />
      <TextArea
        id={`${id}-text`}
        label={templateText.labels.text}
        value={written.text}
        required
        rows={10}
        maxLength={5000}
        readOnly={isSending}
        onChange={({ target }) => type({ text: target.value })}
      />
      <ReplyAttachments
        offered={offered?.attachments}
        attached={attached}
        isTooLarge={isTooLarge}
        canMail={canMail}
        isLoading={waitsForAttachments}
        onTick={(key, isTicked) => change({ ticked: { ...draft.ticked, [key]: isTicked } })}
      />
      <div className="flex flex-wrap gap-2">
        {canMail ? (
          <button
            type="submit"
            aria-disabled={isTooLarge || waitsForAttachments || undefined}
            className={button()}
          >
            {isSending ? text.sending : text.send}
          </button>
        ) : (
          <a href={mailUrl(enquiry.email, written)} className={button()}>
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

const newDraft: Draft = { templateId: '', typed: {}, ticked: {}, noteId: '' }

/** Undefined until they are there, and `null` where they could not be loaded. */
function useOfferedAttachments(enquiryId: string) {
  const fetcher = useFetcher<typeof attachmentsLoader>({ key: `attachments-${enquiryId}` })
  const load = useEffectEvent(() => fetcher.load(href('/admin/contacts/:id/attachments', { id: enquiryId })))
  useEffect(() => {
    load()
  }, [])
  return fetcher.state === 'idle' || fetcher.data ? fetcher.data : undefined
}

/** Says that the template is in Bulgarian. Only administrators can add one, in the settings. */
function NoTemplate({ language, id }: { language: Language; id: string }) {
  const isAdmin = useRole() === 'admin'
  return (
    <p className="rounded-lg bg-reserved-soft p-3 text-sm text-reserved">
      {text.noTemplate(languageLabels[language])}{' '}
      {isAdmin && (
        <Link
          to={href('/admin/settings/answer/:id', { id })}
          className="font-semibold underline underline-offset-4"
        >
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
