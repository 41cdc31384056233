import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Status } from '../../domain/status.ts'
import { statusSchema } from '../../domain/status-schema.ts'
import { answerFault } from './form/answer-save.ts'
import type { Fault } from './form/tell-result.ts'

const statusChange = z.object({
  id: z.string().min(1),
  revision: z.coerce.number().int(),
  status: statusSchema,
})

/** What a row hears of its change: the revision that the next one is based on. */
export interface SavedStatus extends Fault {
  revision?: number
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

interface Change {
  failed: string
  save(id: string, revision: number, status: Status): Promise<{ revision: number }>
}

/** The action of a list whose rows change their status in place. */
export async function answerStatusChange({ request, context }: Sent, { failed, save }: Change) {
  const parsed = statusChange.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return data({ error: failed }, { status: 400 })
  const { id, revision, status } = parsed.data
  try {
    return { revision: (await save(id, revision, status)).revision }
  } catch (thrown) {
    return answerFault(thrown, failed, context)
  }
}
