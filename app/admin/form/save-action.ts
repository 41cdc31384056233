import type { Submission, SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { type ExplainedWarning, isConfirmed, questionOf, takesWay } from '../../../domain/record/warning.ts'
import { errors } from '../../../text/admin/errors.ts'
import { formsText } from '../../../text/public/bg/forms.ts'
import { adminFormLimit, readForm, type Sent } from '../../forms/read-form.ts'
import { faultResponse } from './form-action.ts'
import { parseForm } from './parse-form.ts'
import { urlOfWay } from './url-of-way.ts'

/** What a save is based on, as hidden fields of the form. */
const basisSchema = z.object({
  /** The id of a new record, so that a form that is sent again adds no second one. */
  id: z.uuid().default(() => crypto.randomUUID()),
  revision: sentRevision,
  confirmed: z.string().default(''),
})
type Basis = z.infer<typeof basisSchema>

/** Why something was not saved, and the field that is at fault, or the messages of several. */
export interface RefusedField {
  detail: string
  field?: string
  fieldErrors?: Record<string, string[]>
}

interface Save<Values, Saved> {
  schema: z.ZodType<Values>
  /** The error that a person reads. */
  failed: string
  /** What the log says of an unexpected error; the text of `failed` where this is absent. */
  logged?: string
  save(values: Values, basis: Basis): Promise<Saved>
  /** The record as it is now, to show the conflict with a stale save. */
  findNow(basis: Basis): Promise<SavedRecord<Values> | undefined>
  listWarnings?(values: Values, basis: Basis): Promise<ExplainedWarning[]>
  /**
   * What is saved when the person takes the way that a warning offers: everything but what was warned of, which the
   * screen that comes next does. Without it, all values are saved.
   */
  leaveToWay?(values: Values, basis: Basis): Promise<Values>
  /** Explains an error that only this kind of record throws (409); returns undefined for any other error. */
  explainRefusal?(thrown: unknown): RefusedField | undefined
  /** A form that adds a record may come without a revision. */
  adds?: true
  /** Form fields that the schema does not have. */
  extraFields?: readonly string[]
  /** The URL that a save redirects to. */
  next: string
  /** Returns data in place of the redirect to `next`, when the browser has more to do first. */
  stayWith?(saved: Saved, form: FormData): object | undefined
}

/** The action of every form: parses it, saves, and returns what was typed when it was not saved. */
export async function saveAction<Values, Saved>(sent: Sent, task: Save<Values, Saved>) {
  const {
    schema,
    failed: error,
    logged,
    save,
    listWarnings,
    leaveToWay,
    findNow,
    explainRefusal,
    next,
    stayWith,
    adds,
    extraFields = [],
  } = task
  const read = await readForm(sent, {
    schema,
    also: ['id', 'revision', 'confirmed', ...extraFields],
    maxBytes: adminFormLimit,
  })
  if ('refusal' in read) {
    const { status, fault, fields } = read.refusal
    const reply = fields && parseForm(fields, schema).reply()
    return data({ reply, error, detail: formsText[fault] }, { status })
  }
  const { form } = read
  const submission = parseForm(form, schema)
  const basis = basisSchema.safeParse({ ...(adds && { revision: '0' }), ...Object.fromEntries(form) })
  if (submission.status !== 'success' || !basis.success) {
    return data({ reply: submission.reply(), error, detail: errors.invalidInput }, { status: 400 })
  }
  try {
    const { value } = submission
    const { confirmed } = basis.data
    const warnings = (await listWarnings?.(value, basis.data)) ?? []
    if (!isConfirmed(warnings, confirmed)) return questionResponse(warnings, submission.reply())
    const [way] = takesWay(confirmed) ? (questionOf(warnings).ways ?? []) : []
    const values = way && leaveToWay ? await leaveToWay(value, basis.data) : value
    const saved = await save(values, basis.data)
    return stayWith?.(saved, form) ?? redirect(way ? urlOfWay(way, next) : next)
  } catch (thrown) {
    if (thrown instanceof StaleRevision) {
      const conflict = await findNow(basis.data)
      return data({ error, detail: errors.stale, conflict, reply: submission.reply() }, { status: 409 })
    }
    const refusal = explainRefusal?.(thrown)
    if (refusal) return data({ error, ...withReply(submission, refusal) }, { status: 409 })
    return faultResponse(thrown, error, sent.context, logged ? { logged } : {})
  }
}

/**
 * Returns why the save was refused, and a reply that puts the message at its field. The reply also holds what
 * was typed, which the page shows again without JavaScript.
 */
function withReply(submission: Submission<unknown>, { detail, field, fieldErrors }: RefusedField) {
  const messages = fieldErrors ?? (field ? { [field]: [detail] } : undefined)
  return { detail, reply: submission.reply(messages ? { fieldErrors: messages } : {}) }
}

function questionResponse(warnings: ExplainedWarning[], reply: SubmissionResult) {
  return data({ question: questionOf(warnings), reply }, { status: 422 })
}
