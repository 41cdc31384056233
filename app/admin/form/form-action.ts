import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { NotFound, StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { errors } from '../../../text/admin/errors.ts'
import { formsText } from '../../../text/public/bg/forms.ts'
import { requestContext } from '../../context.ts'
import { adminFormLimit, readForm, type Sent } from '../../forms/read-form.ts'
import type { Fault } from './toast-result.ts'

interface FormTask<Values, Result> {
  schema: z.ZodType<Values>
  /** The error that a person reads when the action fails. */
  failed: string
  /** The detail below `failed` when the form does not fit the schema. */
  invalid?: string | ((error: z.ZodError) => string | Fault)
  /** The maximum length of a field, where one field lists many records. */
  maxCharacters?: number
  run(values: Values): Promise<Result>
  /** Messages that depend on the values of the form. */
  messages?(values: Values): FaultMessages & { failed?: string }
}

/** The action behind a button, a select or a single field: the browser shows its errors in a toast or at that field. */
export async function formAction<Values, Result>(sent: Sent, task: FormTask<Values, Result>) {
  const { schema, failed, invalid, maxCharacters, run, messages } = task
  const read = await readForm(sent, {
    schema,
    maxBytes: adminFormLimit,
    ...(maxCharacters && { maxCharacters }),
  })
  if ('refusal' in read) {
    const { status, fault } = read.refusal
    return data({ error: failed, detail: formsText[fault] }, { status })
  }
  const parsed = schema.safeParse(Object.fromEntries(read.form))
  if (!parsed.success) {
    const explained = typeof invalid === 'function' ? invalid(parsed.error) : invalid
    const fault: Fault = typeof explained === 'string' ? { detail: explained } : { ...explained }
    return data({ error: failed, ...fault }, { status: 400 })
  }
  try {
    return await run(parsed.data)
  } catch (thrown) {
    const { failed: error = failed, ...own } = messages?.(parsed.data) ?? {}
    return faultResponse(thrown, error, sent.context, own)
  }
}

/** Messages that replace the usual ones. */
export interface FaultMessages {
  gone?: Fault
  stale?: Fault
  unexpected?: Fault
  /** What the log says of an unexpected error; the text of `failed` where this is absent. */
  logged?: string
  /** Explains an error that only this action throws (422); returns undefined for any other error. */
  refused?(thrown: unknown): Fault | undefined
}

/** Turns an error into a response that a toast can show. Only unexpected errors are logged. */
export function faultResponse(
  thrown: unknown,
  error: string,
  context: Readonly<RouterContextProvider>,
  own: FaultMessages = {},
) {
  if (thrown instanceof NotFound) return data(own.gone ?? { error, detail: errors.gone }, { status: 404 })
  if (thrown instanceof StaleRevision)
    return data(own.stale ?? { error, detail: errors.stale }, { status: 409 })
  const refused = own.refused?.(thrown)
  if (refused) return data(refused, { status: 422 })
  const { logError, requestId } = context.get(requestContext)
  logError(new Error(own.logged ?? error, { cause: thrown }))
  const { detail = errors.unexpected.advice, ...unexpected } = own.unexpected ?? { error }
  return data(
    { ...unexpected, detail: `${detail} ${errors.unexpected.requestId} ${requestId}` },
    { status: 500 },
  )
}

/** A loader for a dialog over a form, whose toast names the request where the loader fails. */
export function namedLoader<Args extends { context: Readonly<RouterContextProvider> }, Loaded>(
  failed: string,
  load: (args: Args) => Promise<Loaded>,
) {
  return (args: Args): Promise<Loaded> =>
    load(args).catch((thrown) => {
      throw thrown instanceof Error ? faultResponse(thrown, failed, args.context) : thrown
    })
}
