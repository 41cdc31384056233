import { data } from 'react-router'
import { z } from 'zod'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { isConfirmed, type Warning } from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import type { Sent } from '../../forms/read-form.ts'
import { statusText } from '../../text/admin/lists.ts'
import { formAction } from '../form/form-action.ts'
import { type Question, questionOf } from '../form/question.ts'
import type { Fault } from '../form/toast-result.ts'

const statusChange = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  status: statusSchema,
  /** It takes a change back. */
  undo: z.literal('1').optional(),
  /** The warnings that a person has confirmed. */
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
  listWarnings(id: string, revision: number, status: Status): Promise<Warning[]>
  save(id: string, revision: number, status: Status): Promise<{ revision: number }>
}

/** A person is asked; one who takes a change back has left the row, and is told why it stays. */
export function askOrRefuse(warnings: Warning[], notUndone: string | undefined) {
  const result = notUndone
    ? { error: notUndone, detail: warnings.map(({ message }) => message).join(' ') }
    : { question: questionOf(warnings) }
  return data<SavedStatus>(result, { status: 422 })
}

/** The action of a list whose rows change their status in place. */
export function statusChangeAction(sent: Sent, { failed, listWarnings, save }: Change) {
  return formAction(sent, {
    schema: statusChange,
    failed,
    messages: ({ undo }) => (undo ? { stale: { error: failed, detail: statusText.notUndone } } : {}),
    run: async ({ id, revision, status, undo, confirmed }) => {
      const warnings = await listWarnings(id, revision, status)
      if (!isConfirmed(warnings, confirmed)) return askOrRefuse(warnings, undo && failed)
      return { revision: (await save(id, revision, status)).revision }
    },
  })
}
