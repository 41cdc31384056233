import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { mostAtOnce } from '../../../domain/lists/most-at-once.ts'
import { isConfirmed } from '../../../domain/record/doubt.ts'
import { doubtStatuses } from '../../../domain/reservation/reservation-doubts.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/record-list.ts'
import { bulkText as text } from '../../text/office/bulk.ts'
import { answerForm } from '../form/answer-form.ts'
import { questionOf } from '../form/question.ts'
import { tellResult } from '../form/tell-result.ts'
import type { Route } from './+types/status'
import { listedKinds } from './listed-kind.ts'
import { type BulkFault, refuseStale } from './refuse-stale.ts'

const schema = z.object({
  of: z.enum(['apartments', 'parking']),
  records: recordList(mostAtOnce),
  status: statusSchema,
  /** The doubts that a person has answered with yes. */
  confirmed: z.string().default(''),
})

/** Gives several rows of a list the same status, as one change. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const failed = text.statusFailed
  return answerForm(
    { request, context },
    {
      schema,
      failed,
      run: async ({ of, records, status, confirmed }) => {
        const { collection, revise, reservations } = listedKinds[of]
        const doubts = doubtStatuses(
          status,
          await reservations(
            db,
            records.map(({ id }) => id),
          ),
        )
        if (!isConfirmed(doubts, confirmed)) return data({ question: questionOf(doubts) }, { status: 422 })
        return refuseStale(db, { collection, failed, words: text.changedMeanwhile }, async () => ({
          ...(await revise(db, records, () => ({ status }))),
          status,
        }))
      },
    },
  )
}

/** The bar that sends it says how it went. */
export const clientAction = tellResult<BulkFault>(() => ({
  failed: text.statusFailed,
  unreachable: { error: text.statusFailed, detail: text.unreachable },
  quiet: true,
}))

export function loader() {
  return redirect(href('/admin/apartments'))
}
