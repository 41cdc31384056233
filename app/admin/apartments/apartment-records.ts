import { href } from 'react-router'
import { addApartment, findApartmentWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import { removeApartment } from '../../../backend/removal/remove-with-files.ts'
import { type Apartment, type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import type { Records } from '../record/answer-record.ts'

export const apartmentRecords: Records<ApartmentValues, Apartment> = {
  collection: 'apartments',
  schema: apartmentSchema,
  empty: newApartment,
  list: href('/admin/apartments'),
  failed: { save: errors.saveApartment, delete: errors.deleteApartment },
  notAdded: logMessages.add.apartment,
  find: findApartmentWithNotes,
  add: addApartment,
  update: updateApartment,
  remove: removeApartment,
}
