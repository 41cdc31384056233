import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { NotFound, StaleRevision } from '../../../backend/data/revision.ts'
import { requestContext } from '../../context.ts'
import { errors } from '../../text/errors.ts'
import type { SavedRecord } from './saved-record.ts'

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

interface Save<Values, Saved> {
  schema: z.ZodType<Values>
  /** What the administrator reads when it does not work. */
  failed: string
  save(values: Values, revision: number): Promise<Saved>
  /** The record as it is now, for a save that comes too late. */
  findNow?(): Promise<SavedRecord<Values> | undefined>
  /** Where to go once it is saved. */
  next: string
  /** For a browser that has more to do with what was saved before it goes there. */
  stayWith?(saved: Saved, form: FormData): object | undefined
}

const revisionSchema = z.coerce.number().int().min(0)

/** Every form's action: parse by the form's own schema, save, and answer in a way that loses no input. */
export async function answerSave<Values, Saved>({ request, context }: Sent, task: Save<Values, Saved>) {
  const { schema, failed: error, save, findNow, next, stayWith } = task
  const form = await request.formData()
  const submission = parseWithZod(form, { schema })
  const revision = revisionSchema.safeParse(form.get('revision') ?? (findNow ? undefined : 0))
  if (submission.status !== 'success' || !revision.success) {
    return data({ reply: submission.reply(), error, detail: errors.invalidInput }, { status: 400 })
  }
  try {
    const saved = await save(submission.value as Values, revision.data)
    return stayWith?.(saved, form) ?? redirect(next)
  } catch (thrown) {
    if (thrown instanceof StaleRevision) {
      return data({ error, detail: errors.stale, conflict: await findNow?.() }, { status: 409 })
    }
    return answerFault(thrown, error, context)
  }
}

/** What could not be done, and why as far as it helps; only what nobody expected goes to the log. */
export function answerFault(thrown: unknown, error: string, context: Readonly<RouterContextProvider>) {
  if (thrown instanceof NotFound) return data({ error, detail: errors.gone }, { status: 404 })
  if (thrown instanceof StaleRevision) return data({ error, detail: errors.stale }, { status: 409 })
  context.get(requestContext).logError(thrown)
  return data({ error, detail: errors.unexpected.advice }, { status: 500 })
}
