import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import type { Building } from '../../../domain/building/building.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import {
  confirmationOf,
  type ExplainedWarning,
  isConfirmed,
  questionOf,
} from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { bulkText as text } from '../../../text/admin/lists.ts'
import { statusQuestionText } from '../../../text/admin/warnings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/list-field.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { digestOf, manySoldQuestion } from '../record/many-sold-question.server.ts'
import { statusQuestion } from '../record/status-question.ts'
import { units } from '../record/units.server.ts'
import type { Route } from './+types/status'
import { type BulkFault, namesOf, reportStaleRecords } from './stale-records.ts'

interface BulkStatusChange {
  of: keyof ReturnType<typeof units>
  records: { id: string }[]
  status: Status
  withSold: boolean
}

/**
 * One warning for each unit whose new status contradicts its reservation or sale, with the unit's name, and one for all
 * that become sold without a recorded sale.
 */
async function bulkStatusWarnings(
  building: Building,
  db: Database,
  change: BulkStatusChange,
): Promise<ExplainedWarning[]> {
  const { name: collection, listItems, isReservedBy, saleOf } = units(building)[change.of]
  const selected = new Set(change.records.map(({ id }) => id))
  const activeReservations = await listActiveReservations(db)
  const changed = (await listItems(db))
    .filter(({ id, status }) => selected.has(id) && !staysSold(status, change))
    .map(({ id: recordId, status }) => ({
      ...{ collection, recordId, before: status },
      active: activeReservations.find((reservation) => isReservedBy(reservation, recordId)),
    }))
  const asked = changed.flatMap(({ recordId, before, active }) => {
    const [warning] = statusQuestion({ saleOf, id: recordId }, { before, now: change.status }, active)
    return warning ? [{ collection, recordId, active, warning }] : []
  })
  const sold = asked.filter(({ active }) => active === undefined)
  const warned = asked.filter(({ active }) => active !== undefined)
  const names = await namesOf(db, warned)
  const soldIds = sold.map(({ recordId }) => recordId)
  const way = sold.length === 1 ? sold[0]?.warning.way : undefined
  return [
    ...manySoldQuestion(saleOf, soldIds).map((question) => ({ ...question, ...(way && { way }) })),
    ...shorten(
      warned.map(({ recordId, warning: { way, ...warning } }, index) => ({
        ...warning,
        id: `${warning.id}:${recordId}`,
        message: `${names[index]}: ${warning.message}`,
        ...(way && { way: { ...way, label: `${way.label}: ${names[index]}` } }),
      })),
    ),
  ]
}

const maxNamed = 5

/**
 * Keeps the first five warnings and merges the others into one that counts them. Its id is a digest of their
 * ids, so that the confirmation does not hold for other units.
 */
function shorten(warnings: ExplainedWarning[]): ExplainedWarning[] {
  const others = warnings.slice(maxNamed)
  if (others.length < 2) return warnings
  const id = `more:${digestOf([confirmationOf(others)])}`
  const message = text.moreReserved(others.length)
  return [...warnings.slice(0, maxNamed), { id, message, confirm: statusQuestionText.statusOnly }]
}

function staysSold(before: Status, change: { status: Status; withSold: boolean }): boolean {
  return before === 'sold' && change.status !== 'sold' && !change.withSold
}

const schema = z.object({
  of: z.enum(['apartments', 'parking']),
  records: recordList(maxRecordsAtOnce),
  status: statusSchema,
  /** Whether units that are sold change, too. */
  withSold: z
    .literal('1')
    .optional()
    .transform((sent) => sent !== undefined),
  confirmed: z.string().default(''),
})

/** Sets the status of several units as one batch. Sold units stay sold, unless the person asks for them. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const failed = text.statusFailed
  return formAction(
    { request, context },
    {
      schema,
      failed,
      run: async ({ confirmed, ...change }) => {
        const building = await loadBuilding(context)
        const warnings = await bulkStatusWarnings(building, db, change)
        if (!isConfirmed(warnings, confirmed))
          return data({ question: questionOf(warnings) }, { status: 422 })
        const { of, records, status } = change
        const { name: collection, revise } = units(building)[of]
        return reportStaleRecords(db, { collection, failed, detail: text.changedMeanwhile }, async () => {
          let skipped = 0
          const revised = await revise(db, records, (before) => {
            if (!staysSold(before.status, change)) return { status }
            skipped++
            return {}
          })
          return { ...revised, status, skipped }
        })
      },
    },
  )
}

/** Shows no toast, because the bulk bar, which sends the request, shows the result. */
export const clientAction = toastResult<BulkFault>(() => ({
  failed: text.statusFailed,
  unreachable: { error: text.statusFailed, detail: text.unreachable },
  quiet: true,
}))

export function loader() {
  return redirect(href('/admin/apartments'))
}
