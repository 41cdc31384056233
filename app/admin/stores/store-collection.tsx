import { href } from 'react-router'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { storeFormText as text } from '../../../text/admin/media.ts'
import { labelledStoreFields } from '../../../text/admin/store-fields.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { inputOf, numberInputOf } from '../form/table-inputs.ts'
import type { AdminCollection } from '../record/collection.ts'

const collection: AdminCollection<StoreValues> = {
  name: 'stores',
  schema: storeSchema,
  empty: newStore,
  describe: (values) => describeRecord(labelledStoreFields, values),
  formFields: StoreFormFields,
  list: href('/admin/stores'),
  restorable: 'stores',
  toastedError: errors.requiredFields,
  text: {
    new: adminText.newStore,
    edit: adminText.editStore,
    gone: adminText.gone.store,
    saved: () => adminText.saved.store,
    deleted: adminText.deleted.store,
    deleteWarning: text.deleteWarning,
    failed: { load: errors.load.stores, save: errors.saveStore, delete: errors.deleteStore },
  },
}

export const storeCollection = () => collection

function StoreFormFields({ fields }: Fields<StoreValues>) {
  return (
    <FormSection title={text.details}>
      <div className="grid max-w-3xl gap-4">
        <InputField field={fields.title} {...inputOf(labelledStoreFields.title)} translated="stores.title" />
        <TextAreaField
          field={fields.description}
          label={labelledStoreFields.description.label}
          translated="stores.description"
          required
          rows={6}
        />
        <NumberField
          field={fields.price}
          {...numberInputOf(labelledStoreFields.price)}
          hint={text.priceHint}
        />
      </div>
    </FormSection>
  )
}
