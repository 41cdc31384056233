import {
  addApartment,
  findApartmentWithNotes,
  isApartmentNumberTaken,
  updateApartment,
} from '../../../backend/data/apartments.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import { removeApartment } from '../../../backend/removal/remove-with-files.ts'
import type { Apartment, ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentWarnings } from '../../../domain/apartment/apartment-warnings.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { RecordHandlers } from '../record/record-actions.ts'
import { explainReserved } from '../reservations/explain-reserved.ts'
import { apartmentKind } from './apartment-kind.ts'

export const apartmentRecords: RecordHandlers<ApartmentValues, Apartment> = {
  ...apartmentKind,
  collection: 'apartments',
  notAdded: logMessages.add.apartment,
  find: findApartmentWithNotes,
  add: addApartment,
  update: updateApartment,
  remove: removeApartment,
  refused: explainReserved,
  listWarnings: async (db, id, values, before) => [
    ...apartmentWarnings(values, await isApartmentNumberTaken(db, values, id), before),
    ...(before
      ? statusWarnings({ before: before.status, now: values.status }, await findActiveReservation(db, id))
      : []),
  ],
}
