import type { Database } from '../../../backend/data/database.ts'
import { listRunningReservations } from '../../../backend/data/running-reservations.ts'
import type { Doubt } from '../../../domain/record/doubt.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { doubtStatus } from '../../../domain/reservation/reservation-doubts.ts'
import type { Status } from '../../../domain/status.ts'
import { listedKinds } from './listed-kind.ts'
import { namesOf } from './name-records.ts'

const reservedBy = {
  apartments: ({ apartmentId }: Reservation) => [apartmentId],
  parking: ({ parkingSpotIds }: Reservation) => parkingSpotIds,
}

interface Wanted {
  of: keyof typeof listedKinds
  records: { id: string }[]
  status: Status
}

/** What a status of several rows contradicts: each running reservation, by the name of what it holds. */
export async function doubtStatuses(db: Database, { of, records, status }: Wanted): Promise<Doubt[]> {
  const chosen = new Set(records.map(({ id }) => id))
  const running = (await listRunningReservations(db)).flatMap((reservation) =>
    reservedBy[of](reservation)
      .filter((id) => chosen.has(id))
      .map((recordId) => ({ reservation, recordId, collection: listedKinds[of].collection })),
  )
  const names = await namesOf(db, running)
  return running.flatMap(({ reservation, recordId }, index) =>
    doubtStatus({ before: 'reserved', now: status }, reservation).map(({ id, words }) => ({
      id: `${id}:${recordId}`,
      words: `${names[index]}: ${words}`,
    })),
  )
}
