import type { Database } from '../../../backend/data/database.ts'
import {
  releaseReservation,
  resumeReservation,
  sellReservation,
} from '../../../backend/data/end-reservation.ts'
import { ReservationRefused } from '../../../backend/data/reservation-refusals.ts'
import { reviseReservation } from '../../../backend/data/reservations.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { ChangeValues } from './change-schemas.ts'
import type { ReservationChange } from './reservation-changes.ts'

type Change = (db: Database, reservation: Reservation, values: ChangeValues) => Promise<Reservation>

/** What is missing was refused by the change's schema. */
export const reservationChangeHandlers: Record<ReservationChange, Change> = {
  extend: async (db, reservation, { until = '' }) => {
    if (reservation.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    return reviseReservation(db, reservation.id, reservation.revision, { ...reservation, until })
  },
  release: (db, { id, revision }) => releaseReservation(db, id, revision),
  sell: (db, { id, revision }, { finalPrice = 0, contractDate = '' }) =>
    sellReservation(db, id, revision, { finalPrice, contractDate }),
  resume: (db, { id, revision }, { until = '' }) => resumeReservation(db, id, revision, until),
}
