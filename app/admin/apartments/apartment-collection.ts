import { href } from 'react-router'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { forBuilding } from '../../../domain/building/building.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { labelledApartmentFields } from '../../../text/admin/apartment-fields.ts'
import { apartmentFormText } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import type { AdminCollection } from '../record/collection.ts'
import { ApartmentFormFields } from './apartment-form-fields.tsx'

export const apartmentCollection = forBuilding(
  (building): AdminCollection<ApartmentValues> => ({
    name: 'apartments',
    schema: apartmentSchema(building),
    empty: newApartment(building),
    describe: (values) => describeRecord(labelledApartmentFields(building), values),
    formFields: ApartmentFormFields,
    list: href('/admin/apartments'),
    restorable: 'apartments',
    text: {
      new: adminText.newApartment,
      edit: adminText.editApartment,
      gone: adminText.gone.apartment,
      saved: (sent) => adminText.saved.apartment(String(sent.get('number')).trim()),
      deleted: adminText.deleted.apartment,
      deleteWarning: apartmentFormText.deleteWarning,
      failed: { load: errors.load.apartments, save: errors.saveApartment, delete: errors.deleteApartment },
    },
  }),
)
