import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { isConfirmed, type Warning } from '../../../domain/record/warning.ts'
import { adminFormLimit, readForm, type Sent } from '../../forms/read-form.ts'
import { errors } from '../../text/admin/errors.ts'
import { faultResponse } from './fault-response.ts'
import { questionOf } from './question.ts'

/** A form that adds brings the id of what it adds: sent again after a lost answer, it adds no second one. */
const basisSchema = z.object({
  id: z.uuid().default(() => crypto.randomUUID()),
  revision: sentRevision,
  /** The warnings that a person has confirmed. */
  confirmed: z.string().default(''),
})
type Basis = z.infer<typeof basisSchema>

/** Why something was not saved, and the field that it is about. */
export interface RefusedField {
  detail: string
  field?: string
}

interface Save<Values, Saved> {
  schema: z.ZodType<Values>
  /** What the administrator reads when it does not work. */
  failed: string
  /** What the log says then, if not the same. */
  logged?: string
  save(values: Values, basis: Basis): Promise<Saved>
  /** The record as it is now, for a save that comes too late. */
  findNow(basis: Basis): Promise<SavedRecord<Values> | undefined>
  /** What is allowed but unlikely: it is saved once a person has said that it is meant. */
  listWarnings?(values: Values, basis: Basis): Promise<Warning[]>
  /** What only this record refuses, as text, and at which field (409); undefined for any other fault. */
  refused?(thrown: unknown): RefusedField | undefined
  /** The form adds something: there is no revision yet that a save could be based on. */
  adds?: true
  /** Fields that the form sends besides those of its schema. */
  also?: readonly string[]
  /** Where to go once it is saved. */
  next: string
  /** For a browser that has more to do with what was saved before it goes there. */
  stayWith?(saved: Saved, form: FormData): object | undefined
}

/** Every form's action: parse by the form's own schema, save, and respond in a way that loses no input. */
export async function saveAction<Values, Saved>(sent: Sent, task: Save<Values, Saved>) {
  const {
    schema,
    failed: error,
    logged,
    save,
    listWarnings,
    findNow,
    refused,
    next,
    stayWith,
    adds,
    also = [],
  } = task
  const read = await readForm(sent, {
    schema,
    also: ['id', 'revision', 'confirmed', ...also],
    largest: adminFormLimit,
  })
  if ('refusal' in read) {
    const { status, message: detail, kept } = read.refusal
    return data({ reply: kept && parseWithZod(kept, { schema }).reply(), error, detail }, { status })
  }
  const { form } = read
  const submission = parseWithZod(form, { schema })
  const basis = basisSchema.safeParse({ ...(adds && { revision: '0' }), ...Object.fromEntries(form) })
  if (submission.status !== 'success' || !basis.success) {
    return data({ reply: submission.reply(), error, detail: errors.invalidInput }, { status: 400 })
  }
  try {
    const warnings = (await listWarnings?.(submission.value as Values, basis.data)) ?? []
    if (!isConfirmed(warnings, basis.data.confirmed)) return askAbout(warnings, submission.reply())
    const saved = await save(submission.value as Values, basis.data)
    return stayWith?.(saved, form) ?? redirect(next)
  } catch (thrown) {
    if (thrown instanceof StaleRevision) {
      return data({ error, detail: errors.stale, conflict: await findNow(basis.data) }, { status: 409 })
    }
    const refusal = refused?.(thrown)
    if (refusal) return data({ error, ...keeping(submission, refusal) }, { status: 409 })
    return faultResponse(thrown, error, sent.context, logged ? { logged } : {})
  }
}

/** With all that was typed: without scripts the page comes back with it. */
function keeping(submission: Submission<unknown>, { detail, field }: RefusedField) {
  return { detail, reply: submission.reply(field ? { fieldErrors: { [field]: [detail] } } : {}) }
}

function askAbout(warnings: Warning[], reply: SubmissionResult) {
  return data({ question: questionOf(warnings), reply }, { status: 422 })
}
