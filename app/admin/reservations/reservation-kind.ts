import { href } from 'react-router'
import { newReservation, type ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationSchema } from '../../../domain/reservation/reservation-schema.ts'
import { errors } from '../../text/admin/errors.ts'
import type { RecordKind } from '../record/record-kind.ts'

export const reservationKind: RecordKind<ReservationValues> = {
  schema: reservationSchema,
  empty: newReservation,
  list: href('/admin/reservations'),
  failed: {
    load: errors.load.reservations,
    save: errors.saveReservation,
    delete: errors.saveReservation,
  },
}
