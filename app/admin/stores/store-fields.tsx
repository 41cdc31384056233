import type { StoreValues } from '../../../domain/store.ts'
import { storeFormText as text } from '../../text/admin/stores.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'

export function StoreFields({ fields }: Fields<StoreValues>) {
  return (
    <FormSection title={text.details}>
      <div className="grid max-w-3xl gap-4">
        <InputField field={fields.title} label={text.labels.title} required maxLength={200} />
        <TextAreaField field={fields.description} label={text.labels.description} required rows={6} />
      </div>
    </FormSection>
  )
}
