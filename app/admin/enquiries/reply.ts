import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { addReplyNote, hasEnquiryNote } from '../../../backend/data/enquiries/enquiry-work.ts'
import { MailNotQueued } from '../../../backend/data/mails.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { queueReply } from '../../../backend/enquiries/queue-reply.ts'
import { findOfferedTemplate } from '../../../backend/enquiries/reply-templates.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { mostAttachedBytes, mostCards } from '../../../domain/enquiry/reply-attachments.ts'
import { replySchema } from '../../../domain/enquiry/reply-template.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { replyText as text } from '../../../text/admin/enquiries.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import { listField } from '../../forms/list-field.ts'
import { loadOfferedLanguages } from '../../language.ts'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/reply'
import { chooseAttachments } from './reply-attachments.server.ts'

const sentSchema = replySchema.extend({
  /** The keys of what is attached: the cards, and the price list. */
  attachments: listField(z.string().min(1).max(80), mostCards + 1).optional(),
})
type SentReply = z.infer<typeof sentSchema>

/**
 * Mails a reply to the sender and stores it as a note. A retry with the same `noteId` sends no second mail. Its author
 * waits for the mail server; a reply with attachments is queued, and they are drawn when it is sent.
 */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: sentSchema,
      failed: text.failed,
      invalid: ({ issues: [issue] }) => explainFault(issue?.message ?? ''),
      run: async (sent) => {
        const enquiry = await findEnquiry(db, id)
        if (!enquiry) throw new NotFound()
        if (await hasEnquiryNote(db, id, sent.noteId)) return { replied: sent.noteId }
        const receipt = await sendReply(context, enquiry, sent)
        if (receipt === 'sent' || receipt === 'queued')
          return { replied: sent.noteId, isQueued: receipt === 'queued' }
        const { status, detail } = refusals[receipt]
        return data({ error: text.failed, detail }, { status })
      },
    },
  )
}

async function sendReply(
  context: Readonly<RouterContextProvider>,
  enquiry: Enquiry,
  { noteId, template: templateId, attachments: keys = [], ...reply }: SentReply,
) {
  const backend = context.get(backendContext)
  const { db, enquiries } = backend
  const { origin } = context.get(requestContext)
  const reader = { backend, origin, offered: await loadOfferedLanguages(context) }
  const chosen = await chooseAttachments(reader, enquiry, keys)
  if (typeof chosen === 'string') return chosen
  const { attachments, names } = chosen
  const template = templateId === undefined ? undefined : await findOfferedTemplate(db, templateId)
  const note = text.note({ ...reply, template: template?.name, attachments: names })
  const { id: userId } = context.get(userContext)
  const mail = { ...reply, to: enquiry.email }
  if (attachments.length > 0)
    return enquiries
      .reply(
        { ...mail, attachments },
        { userId, queue: (message) => queueReply(db, enquiry.id, { message, note, noteId }) },
      )
      .catch(onlyIfQueued)
  const receipt = await enquiries.reply(mail, { userId })
  if (receipt === 'sent') await addReplyNote(db, enquiry.id, note, noteId)
  return receipt
}

function onlyIfQueued(thrown: unknown): 'queue-full' {
  if (!(thrown instanceof MailNotQueued)) throw thrown
  return 'queue-full'
}

const refusals = {
  'no-server': { status: 422, detail: text.noServerAdvice },
  failed: { status: 502, detail: text.mailFailed },
  'too-many': { status: 429, detail: text.tooMany },
  gone: { status: 422, detail: text.attachmentGone },
  busy: { status: 503, detail: text.attachmentBusy },
  'too-large': { status: 422, detail: text.attachmentsTooLarge(formatByteSize(mostAttachedBytes)) },
  'queue-full': { status: 503, detail: text.queueFull },
} as const

interface ReplyResult extends Fault {
  replied?: string
  isQueued?: boolean
}

export const clientAction = toastResult<ReplyResult>(() => ({
  failed: text.failed,
  done: ({ isQueued }) => (isQueued ? text.queued : text.sent),
}))

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/contacts/:id', params))
}
