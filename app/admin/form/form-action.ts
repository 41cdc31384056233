import { data } from 'react-router'
import type { z } from 'zod'
import { adminFormLimit, readForm, type Sent } from '../../forms/read-form.ts'
import { type FaultMessages, faultResponse } from './fault-response.ts'
import type { Fault } from './toast-result.ts'

interface FormTask<Values, Result> {
  schema: z.ZodType<Values>
  /** What the administrator reads when it does not work. */
  failed: string
  /** The line below it for a form that does not fit its schema; the field's own message, where it has one. */
  invalid?: string | ((error: z.ZodError) => string | Fault)
  /** The most characters, where one field is as long as many records. */
  longest?: number
  run(values: Values): Promise<Result>
  /** Messages that depend on what was asked for. */
  messages?(values: Values): FaultMessages & { failed?: string }
}

/** The action of what is sent without a form on the screen, by a button or a choice: parse, run, respond. */
export async function formAction<Values, Result>(sent: Sent, task: FormTask<Values, Result>) {
  const { schema, failed, invalid, longest, run, messages } = task
  const read = await readForm(sent, { schema, largest: adminFormLimit, ...(longest && { longest }) })
  if ('refusal' in read) {
    const { status, message: detail } = read.refusal
    return data({ error: failed, detail }, { status })
  }
  const parsed = schema.safeParse(Object.fromEntries(read.form))
  if (!parsed.success) {
    const messages = typeof invalid === 'function' ? invalid(parsed.error) : invalid
    const fault: Fault = typeof messages === 'string' ? { detail: messages } : { ...messages }
    return data({ error: failed, ...fault }, { status: 400 })
  }
  try {
    return await run(parsed.data)
  } catch (thrown) {
    const { failed: error = failed, ...own } = messages?.(parsed.data) ?? {}
    return faultResponse(thrown, error, sent.context, own)
  }
}
