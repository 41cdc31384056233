import { href } from 'react-router'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../text/office/admin.ts'
import { apartmentFormText } from '../../text/office/apartment-form.ts'
import { errors } from '../../text/office/errors.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { ApartmentFields } from './apartment-fields.tsx'

export const apartmentScreen: RecordScreen<ApartmentValues> = {
  schema: apartmentSchema,
  empty: newApartment,
  describe: (values) => describeRecord(apartmentFields, values),
  fields: ApartmentFields,
  list: href('/admin/apartments'),
  words: {
    new: adminText.newApartment,
    edit: adminText.editApartment,
    gone: adminText.gone.apartment,
    saved: adminText.saved.apartment,
    deleted: adminText.deleted.apartment,
    failed: { load: errors.load.apartments, save: errors.saveApartment, delete: errors.deleteApartment },
    deleteWarning: apartmentFormText.deleteWarning,
  },
}
