import { addReservation, findReservation, reviseReservation } from '../../../backend/data/reservations.ts'
import { formatDate, isoDay } from '../../../domain/formats/dates.ts'
import type { Doubt } from '../../../domain/record/doubt.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { logMessages } from '../../text/log-messages.ts'
import { reservationsText as text } from '../../text/office/reservations.ts'
import type { Records } from '../record/answer-record.ts'
import { explainRefusal } from './explain-refusal.ts'
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
  doubt: async (_, __, { until }, before) =>
    before && (before.state !== 'running' || before.until === until) ? [] : doubtPast(until),
}

/** A last day that has passed is more likely a slip than meant. */
function doubtPast(until: string): Doubt[] {
  if (until >= isoDay(new Date())) return []
  return [{ id: `past:${until}`, words: text.pastDoubt(formatDate(until)) }]
}
