import { createHash } from 'node:crypto'
import { listActiveReservations } from '../../../backend/data/active-reservations.ts'
import type { Database } from '../../../backend/data/database.ts'
import { confirmationOf, type Warning } from '../../../domain/record/warning.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import { bulkText } from '../../text/admin/bulk.ts'
import { bulkCollections } from './bulk-collections.ts'
import { namesOf } from './name-records.ts'
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
export async function bulkStatusWarnings(db: Database, wanted: Wanted): Promise<Warning[]> {
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
