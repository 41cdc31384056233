import { data } from 'react-router'
import { findEnquiry } from '../../../backend/data/enquiries.ts'
import { addEnquiryNote } from '../../../backend/data/enquiry-notes.ts'
import { NotAnAgent, workOnEnquiry } from '../../../backend/data/enquiry-work.ts'
import { type EnquiryWorkSent, enquiryWorkSchema } from '../../../domain/enquiry/enquiry-work.ts'
import { isCallTooEarly } from '../../../domain/enquiry/next-call.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import { formAction } from '../form/form-action.ts'

/** Stage, agent, next call and notes: whatever of it was sent, all of it or nothing. */
export function enquiryWorkAction({ request, context }: Sent, id: string) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: enquiryWorkSchema,
      failed: text.notChanged,
      invalid: ({ issues: [issue] }) => ({
        error: workFault([String(issue?.path[0])]),
        ...(issue && { detail: issue.message }),
      }),
      messages: (sent) => ({ failed: workFault(Object.keys(sent)), refused }),
      run: async ({ note, noteId, ...change }) => {
        const { nextCallOn } = change
        const { nextCallOn: before = null } = (await findEnquiry(db, id)) ?? {}
        if (nextCallOn && isCallTooEarly(nextCallOn, before, isoDay(new Date())))
          return data({ error: text.failed.nextCallOn, detail: text.callTooEarly }, { status: 422 })
        await db.write('enquiries', async () => {
          if (note !== undefined) await addEnquiryNote(db, id, note, noteId)
          if (Object.values(change).some((value) => value !== undefined)) await workOnEnquiry(db, id, change)
        })
        return { noted: noteId }
      },
    },
  )
}

/** What could not be done, by the fields that were sent. */
export function workFault(names: string[]): string {
  const known = Object.keys(text.failed) as (keyof typeof text.failed & keyof EnquiryWorkSent)[]
  const name = known.find((each) => names.includes(each))
  return name ? text.failed[name] : names.includes('noteId') ? text.failed.note : text.notChanged
}

function refused(thrown: unknown) {
  return thrown instanceof NotAnAgent ? { error: text.failed.agentId, detail: text.notAnAgent } : undefined
}
