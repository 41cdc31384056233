import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { maxRecordsAtOnce } from '../../../domain/lists/max-records-at-once.ts'
import { isConfirmed } from '../../../domain/record/warning.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/record-list.ts'
import { bulkText as text } from '../../text/admin/bulk.ts'
import { formAction } from '../form/form-action.ts'
import { questionOf } from '../form/question.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/status'
import { bulkCollections } from './bulk-collections.ts'
import { bulkStatusWarnings } from './bulk-status-warnings.ts'
import { type BulkFault, reportStaleRecords } from './report-stale-records.ts'
import { staysSold } from './stays-sold.ts'

const schema = z.object({
  of: z.enum(['apartments', 'parking']),
  records: recordList(maxRecordsAtOnce),
  status: statusSchema,
  /** What is sold changes, too. */
  withSold: z
    .literal('1')
    .optional()
    .transform((sent) => sent !== undefined),
  /** The warnings that a person has confirmed. */
  confirmed: z.string().default(''),
})

/** Gives several rows of a list the same status, as one change; those that are sold are counted and left alone. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const failed = text.statusFailed
  return formAction(
    { request, context },
    {
      schema,
      failed,
      run: async ({ confirmed, ...wanted }) => {
        const warnings = await bulkStatusWarnings(db, wanted)
        if (!isConfirmed(warnings, confirmed))
          return data({ question: questionOf(warnings) }, { status: 422 })
        const { of, records, status } = wanted
        const { collection, revise } = bulkCollections[of]
        return reportStaleRecords(db, { collection, failed, detail: text.changedMeanwhile }, async () => {
          let skipped = 0
          const revised = await revise(db, records, (before) => {
            if (!staysSold(before.status, wanted)) return { status }
            skipped++
            return {}
          })
          return { ...revised, status, skipped }
        })
      },
    },
  )
}

/** The bar that sends it says how it went. */
export const clientAction = toastResult<BulkFault>(() => ({
  failed: text.statusFailed,
  unreachable: { error: text.statusFailed, detail: text.unreachable },
  quiet: true,
}))

export function loader() {
  return redirect(href('/admin/apartments'))
}
