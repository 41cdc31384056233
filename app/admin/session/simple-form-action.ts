import { data } from 'react-router'
import type { z } from 'zod'
import { formsText } from '../../../text/public/bg/forms.ts'
import { publicFormLimit, readForm, type Sent } from '../../forms/read-form.ts'
import { parseForm } from '../form/parse-form.ts'

/** Passwords and codes are never sent back to the page. */
const hideFields = ['old', 'password', 'repeated', 'code']

interface Task<Values, Done> {
  schema: z.ZodType<Values>
  /** Returns a refusal with a message for the form or for one of its fields. */
  run(values: Values): Promise<Done | SubmissionRefusal>
}

export class SubmissionRefusal {
  readonly status: number
  readonly message: string
  readonly field: string | undefined
  constructor(status: number, message: string, field?: string) {
    this.status = status
    this.message = message
    this.field = field
  }
}

/** The action of a form with few fields: parse, run, respond. A refused form is shown again with its messages. */
export async function simpleFormAction<Values, Done>(sent: Sent, { schema, run }: Task<Values, Done>) {
  const read = await readForm(sent, { schema, maxBytes: publicFormLimit })
  if ('refusal' in read) {
    const { status, fault, fields } = read.refusal
    const typed = parseForm(fields ?? new FormData(), schema)
    return { refused: data(typed.reply({ formErrors: [formsText[fault]], hideFields }), { status }) }
  }
  const submission = parseForm(read.form, schema)
  if (submission.status !== 'success')
    return { refused: data(submission.reply({ hideFields }), { status: 400 }) }
  const done = await run(submission.value as Values)
  if (!(done instanceof SubmissionRefusal)) return { done }
  const { status, message, field } = done
  const reply = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
  const headers = new Headers(status === 429 ? { 'Retry-After': '60' } : {})
  return { refused: data(submission.reply({ ...reply, hideFields }), { status, headers }) }
}
