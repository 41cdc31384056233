import { data, href, redirect } from 'react-router'
import { findEnquiry } from '../../../backend/data/enquiries.ts'
import { hasEnquiryNote } from '../../../backend/data/enquiry-notes.ts'
import { noteAnswer } from '../../../backend/data/enquiry-work.ts'
import { NotFound } from '../../../backend/data/record-refusals.ts'
import { answerSchema } from '../../../domain/enquiry/answer-template.ts'
import { backendContext, userContext } from '../../context.ts'
import { answerText as text } from '../../text/office/answer-template.ts'
import { answerForm } from '../form/answer-form.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/answer'

/** Mails an answer to whoever sent the enquiry, once however often it is tried, and notes it. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, enquiries } = context.get(backendContext)
  return answerForm(
    { request, context },
    {
      schema: answerSchema,
      failed: text.failed,
      invalid: ({ issues: [issue] }) => issue?.message ?? '',
      run: async ({ noteId, ...answer }) => {
        const enquiry = await findEnquiry(db, id)
        if (!enquiry) throw new NotFound()
        if (await hasEnquiryNote(db, id, noteId)) return { answered: noteId }
        const receipt = await enquiries.answer(
          { ...answer, to: enquiry.email },
          { userId: context.get(userContext).id },
        )
        if (receipt !== 'sent')
          return data({ error: text.failed, ...refusals[receipt].words }, refusals[receipt])
        await noteAnswer(db, id, text.note(answer.subject, answer.text), noteId)
        return { answered: noteId }
      },
    },
  )
}

const refusals = {
  'no-server': { status: 422, words: { detail: text.noServerAdvice } },
  failed: { status: 502, words: { detail: text.mailFailed } },
  'too-many': { status: 429, words: { detail: text.tooMany } },
} as const

export const clientAction = toastResult(() => ({ failed: text.failed, done: text.sent }))

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/contacts/:id', params))
}
