import type { CompanySettings } from '../../../domain/settings.ts'
import { settingsFormText as text } from '../../text/admin/settings-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, InputField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'

const { labels } = text

export function CompanyFields({ fields }: Fields<CompanySettings>) {
  const { facebook, instagram } = fields.socialMedia.getFieldset()
  return (
    <>
      <FormSection title={text.company}>
        <p className="mb-4 text-sm text-sea-700">{text.usedIn}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={fields.companyName} label={labels.companyName} required maxLength={200} />
          <InputField field={fields.phone} label={labels.phone} type="tel" required maxLength={50} />
          <InputField
            field={fields.viber}
            label={labels.viber}
            hint={text.messengerHint}
            type="tel"
            maxLength={50}
          />
          <InputField
            field={fields.whatsapp}
            label={labels.whatsapp}
            hint={text.messengerHint}
            type="tel"
            maxLength={50}
          />
          <InputField field={fields.email} label={labels.email} type="email" required maxLength={254} />
          <InputField field={fields.address} label={labels.address} required maxLength={500} />
        </div>
      </FormSection>
      <FormSection title={text.social}>
        <p className="mb-4 text-sm text-sea-700">{text.linkHint}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={facebook} label={labels.facebook} type="url" maxLength={500} />
          <InputField field={instagram} label={labels.instagram} type="url" maxLength={500} />
        </div>
      </FormSection>
      <FormSection title={text.priceList}>
        <p className="mb-2 max-w-4xl text-sm text-sea-700">{text.priceListHint}</p>
        <CheckField field={fields.publicPriceList} label={labels.publicPriceList} />
      </FormSection>
    </>
  )
}
