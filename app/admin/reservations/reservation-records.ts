import { addReservation, findReservation, reviseReservation } from '../../../backend/data/reservations.ts'
import { newDoubts } from '../../../domain/record/doubt.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { doubtTerms } from '../../../domain/reservation/term-doubts.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { Records } from '../record/answer-record.ts'
import { explainRefusal } from './explain-refusal.ts'
import { knownOf } from './known-of.ts'
import { homeName } from './reservation-fields.tsx'
import { reservationKind } from './reservation-kind.ts'

export const reservationRecords: Records<ReservationValues, Reservation> = {
  ...reservationKind,
  collection: 'reservations',
  notAdded: logMessages.add.reservation,
  find: findReservation,
  also: [homeName],
  add: addReservation,
  update: reviseReservation,
  refused: explainRefusal,
  doubt: async (db, _, values, before) => {
    if (before && before.state !== 'running') return []
    const known = await knownOf(db, values)
    return newDoubts(doubtTerms(values, known), before ? doubtTerms(before, known) : [])
  },
}
