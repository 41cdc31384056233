import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../text/admin/admin.ts'
import { apartmentFormText } from '../../text/admin/apartments.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { ApartmentFormFields } from './apartment-form-fields.tsx'
import { apartmentKind } from './apartment-kind.ts'

export const apartmentScreen: RecordScreen<ApartmentValues> = {
  ...apartmentKind,
  describe: (values) => describeRecord(apartmentFields, values),
  fields: ApartmentFormFields,
  restorable: 'apartments',
  text: {
    new: adminText.newApartment,
    edit: adminText.editApartment,
    gone: adminText.gone.apartment,
    saved: (sent) => adminText.saved.apartment(String(sent.get('number')).trim()),
    deleted: adminText.deleted.apartment,
    deleteWarning: apartmentFormText.deleteWarning,
  },
}
