import { createHash } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/max-records-at-once.ts'
import { confirmationOf, isConfirmed, type Warning } from '../../../domain/record/warning.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/record-list.ts'
import { bulkText, bulkText as text } from '../../text/admin/bulk.ts'
import { formAction } from '../form/form-action.ts'
import { questionOf } from '../form/question.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/status'
import { bulkCollections } from './bulk-collections.ts'
import { namesOf } from './name-records.ts'
import { type BulkFault, reportStaleRecords } from './report-stale-records.ts'
import { staysSold } from './stays-sold.ts'

const unitIdsOf = {
  apartments: ({ apartmentId }: Reservation) => [apartmentId],
  parking: ({ parkingSpotIds }: Reservation) => parkingSpotIds,
}

interface Wanted {
  of: keyof typeof bulkCollections
  records: { id: string }[]
  status: Status
  withSold: boolean
}

/** What a status of several rows contradicts: each running reservation and sale, by the name of what it holds. */
async function bulkStatusWarnings(db: Database, wanted: Wanted): Promise<Warning[]> {
  const { collection, list } = bulkCollections[wanted.of]
  const selected = new Set(wanted.records.map(({ id }) => id))
  const activeReservations = await listActiveReservations(db)
  const warned = (await list(db)).flatMap(({ id: recordId, status }) => {
    if (!selected.has(recordId) || staysSold(status, wanted)) return []
    const active = activeReservations.find((reservation) =>
      unitIdsOf[wanted.of](reservation).includes(recordId),
    )
    const [warning] = statusWarnings({ before: status, now: wanted.status }, active)
    return warning ? [{ collection, recordId, warning }] : []
  })
  const names = await namesOf(db, warned)
  return few(
    warned.map(({ recordId, warning: { id, message } }, index) => ({
      id: `${id}:${recordId}`,
      message: `${names[index]}: ${message}`,
    })),
  )
}

const maxNamed = 5

/** A dialog has room for some of them; a yes to all others names them by a digest. */
function few(warnings: Warning[]): Warning[] {
  const others = warnings.slice(maxNamed)
  if (others.length < 2) return warnings
  const digest = createHash('sha256').update(confirmationOf(others)).digest('base64url')
  return [
    ...warnings.slice(0, maxNamed),
    { id: `more:${digest}`, message: bulkText.moreReserved(others.length) },
  ]
}

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
