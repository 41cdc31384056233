import { addReservation, reviseReservation } from '../../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { newWarnings } from '../../../domain/record/warning.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { termWarnings } from '../../../domain/reservation/term-warnings.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { RecordHandlers } from '../record/record-actions.ts'
import { explainReservationRefusal } from './explain-refusal.ts'
import { readReservationTerms } from './read-reservation-terms.ts'
import { apartmentNameField } from './reservation-form-fields.tsx'
import { reservationKind } from './reservation-kind.ts'

export const reservationRecords: RecordHandlers<ReservationValues, Reservation> = {
  ...reservationKind,
  collection: 'reservations',
  notAdded: logMessages.add.reservation,
  find: findReservation,
  also: [apartmentNameField],
  add: addReservation,
  update: reviseReservation,
  refused: explainReservationRefusal,
  listWarnings: async (db, _, values, before) => {
    if (before && before.state !== 'running') return []
    const known = await readReservationTerms(db, values)
    return newWarnings(termWarnings(values, known), before ? termWarnings(before, known) : [])
  },
}
