import { data, href, redirect } from 'react-router'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { addReplyNote, hasEnquiryNote } from '../../../backend/data/enquiries/enquiry-work.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { replySchema } from '../../../domain/enquiry/reply-template.ts'
import { replyText as text } from '../../../text/admin/enquiries.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { backendContext, userContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/reply'

/** Mails a reply to the sender and stores it as a note. A retry with the same `noteId` sends no second mail. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, enquiries } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: replySchema,
      failed: text.failed,
      invalid: ({ issues: [issue] }) => explainFault(issue?.message ?? ''),
      run: async ({ noteId, ...reply }) => {
        const enquiry = await findEnquiry(db, id)
        if (!enquiry) throw new NotFound()
        if (await hasEnquiryNote(db, id, noteId)) return { replied: noteId }
        const receipt = await enquiries.reply(
          { ...reply, to: enquiry.email },
          { userId: context.get(userContext).id },
        )
        if (receipt !== 'sent')
          return data({ error: text.failed, ...refusals[receipt].fault }, refusals[receipt])
        await addReplyNote(db, id, text.note(reply.subject, reply.text), noteId)
        return { replied: noteId }
      },
    },
  )
}

const refusals = {
  'no-server': { status: 422, fault: { detail: text.noServerAdvice } },
  failed: { status: 502, fault: { detail: text.mailFailed } },
  'too-many': { status: 429, fault: { detail: text.tooMany } },
} as const

export const clientAction = toastResult(() => ({ failed: text.failed, done: text.sent }))

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/contacts/:id', params))
}
