import { href } from 'react-router'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { errors } from '../../text/admin/errors.ts'
import type { RecordKind } from '../record/record-kind.ts'

export const apartmentKind: RecordKind<ApartmentValues> = {
  schema: apartmentSchema,
  empty: newApartment,
  list: href('/admin/apartments'),
  failed: { load: errors.load.apartments, save: errors.saveApartment, delete: errors.deleteApartment },
}
