import { data } from 'react-router'
import { z } from 'zod'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { officeForm, readForm, type Sent } from '../../forms/read-form.ts'
import { answerFault, answerRefusal } from '../form/answer-save.ts'
import type { Fault } from '../form/tell-result.ts'

const statusChange = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  status: statusSchema,
})

/** What a row hears of its change: the revision that the next one is based on. */
export interface SavedStatus extends Fault {
  revision?: number
}

interface Change {
  failed: string
  save(id: string, revision: number, status: Status): Promise<{ revision: number }>
}

/** The action of a list whose rows change their status in place. */
export async function answerStatusChange(sent: Sent, { failed, save }: Change) {
  const read = await readForm(sent, { schema: statusChange, largest: officeForm })
  if ('refusal' in read) return answerRefusal(read.refusal, failed)
  const parsed = statusChange.safeParse(Object.fromEntries(read.form))
  if (!parsed.success) return data({ error: failed }, { status: 400 })
  const { id, revision, status } = parsed.data
  try {
    return { revision: (await save(id, revision, status)).revision }
  } catch (thrown) {
    return answerFault(thrown, failed, sent.context)
  }
}
