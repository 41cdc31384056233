import { z } from 'zod'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import type { Sent } from '../../forms/read-form.ts'
import { statusText } from '../../text/office/status.ts'
import { answerForm } from '../form/answer-form.ts'
import type { Fault } from '../form/tell-result.ts'

const statusChange = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  status: statusSchema,
  /** It takes a change back. */
  undo: z.literal('1').optional(),
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
export function answerStatusChange(sent: Sent, { failed, save }: Change) {
  return answerForm(sent, {
    schema: statusChange,
    failed,
    words: ({ undo }) => (undo ? { stale: { error: failed, detail: statusText.notUndone } } : {}),
    run: async ({ id, revision, status }) => ({ revision: (await save(id, revision, status)).revision }),
  })
}
