import { createHash } from 'node:crypto'
import type { Database } from '../../../backend/data/database.ts'
import { listHoldingReservations } from '../../../backend/data/holding-reservations.ts'
import { confirmationOf, type Doubt } from '../../../domain/record/doubt.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { doubtStatus } from '../../../domain/reservation/reservation-doubts.ts'
import type { Status } from '../../../domain/status.ts'
import { bulkText } from '../../text/office/bulk.ts'
import { listedKinds } from './listed-kind.ts'
import { namesOf } from './name-records.ts'
import { staysSold } from './stays-sold.ts'

const heldBy = {
  apartments: ({ apartmentId }: Reservation) => [apartmentId],
  parking: ({ parkingSpotIds }: Reservation) => parkingSpotIds,
}

interface Wanted {
  of: keyof typeof listedKinds
  records: { id: string }[]
  status: Status
  withSold: boolean
}

/** What a status of several rows contradicts: each running reservation and sale, by the name of what it holds. */
export async function doubtStatuses(db: Database, wanted: Wanted): Promise<Doubt[]> {
  const { collection, list } = listedKinds[wanted.of]
  const chosen = new Set(wanted.records.map(({ id }) => id))
  const holding = await listHoldingReservations(db)
  const doubted = (await list(db)).flatMap(({ id: recordId, status }) => {
    if (!chosen.has(recordId) || staysSold(status, wanted)) return []
    const held = holding.find((reservation) => heldBy[wanted.of](reservation).includes(recordId))
    const [doubt] = doubtStatus({ before: status, now: wanted.status }, held)
    return doubt ? [{ collection, recordId, doubt }] : []
  })
  const names = await namesOf(db, doubted)
  return few(
    doubted.map(({ recordId, doubt: { id, words } }, index) => ({
      id: `${id}:${recordId}`,
      words: `${names[index]}: ${words}`,
    })),
  )
}

const mostNamed = 8

/** A dialog has room for some of them; a yes to all others names them by a digest. */
function few(doubts: Doubt[]): Doubt[] {
  const others = doubts.slice(mostNamed)
  if (others.length < 2) return doubts
  const digest = createHash('sha256').update(confirmationOf(others)).digest('base64url')
  return [...doubts.slice(0, mostNamed), { id: `more:${digest}`, words: bulkText.moreHeld(others.length) }]
}
