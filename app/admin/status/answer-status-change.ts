import { data } from 'react-router'
import { z } from 'zod'
import { type Doubt, isConfirmed } from '../../../domain/record/doubt.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import type { Sent } from '../../forms/read-form.ts'
import { statusText } from '../../text/office/status.ts'
import { answerForm } from '../form/answer-form.ts'
import { type Question, questionOf } from '../form/question.ts'
import type { Fault } from '../form/tell-result.ts'

const statusChange = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  status: statusSchema,
  /** It takes a change back. */
  undo: z.literal('1').optional(),
  /** The doubts that a person has answered with yes. */
  confirmed: z.string().default(''),
})

/** What a row hears of its change: the revision that the next one is based on. */
export interface SavedStatus extends Fault {
  revision?: number
  /** It is saved once a person says that it is meant. */
  question?: Question
}

interface Change {
  failed: string
  /** What the status contradicts. */
  doubt(id: string, revision: number, status: Status): Promise<Doubt[]>
  save(id: string, revision: number, status: Status): Promise<{ revision: number }>
}

/** A person is asked; one who takes a change back has left the row, and is told why it stays. */
export function askOrRefuse(doubts: Doubt[], notUndone: string | undefined) {
  const answer = notUndone
    ? { error: notUndone, detail: doubts.map(({ words }) => words).join(' ') }
    : { question: questionOf(doubts) }
  return data<SavedStatus>(answer, { status: 422 })
}

/** The action of a list whose rows change their status in place. */
export function answerStatusChange(sent: Sent, { failed, doubt, save }: Change) {
  return answerForm(sent, {
    schema: statusChange,
    failed,
    words: ({ undo }) => (undo ? { stale: { error: failed, detail: statusText.notUndone } } : {}),
    run: async ({ id, revision, status, undo, confirmed }) => {
      const doubts = await doubt(id, revision, status)
      if (!isConfirmed(doubts, confirmed)) return askOrRefuse(doubts, undo && failed)
      return { revision: (await save(id, revision, status)).revision }
    },
  })
}
