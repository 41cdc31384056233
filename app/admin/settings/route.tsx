import { href } from 'react-router'
import { getCompanySettings, saveCompanySettings } from '../../../backend/data/settings.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { type CompanySettings, companySettingsSchema } from '../../../domain/settings.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { yesOrNo } from '../../../text/admin/labelled-fields.ts'
import { settingsFormText as text } from '../../../text/admin/settings.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, InputField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/route'
import { SettingsTabs } from './settings-tabs.tsx'

const { labels } = text

function CompanyFields({ fields }: Fields<CompanySettings>) {
  const { facebook, instagram } = fields.socialMedia.getFieldset()
  return (
    <>
      <FormSection title={text.company}>
        <p className="mb-4 text-sm text-sea-700">{text.usedIn}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={fields.companyName} label={labels.companyName} required maxLength={200} />
          <InputField
            field={fields.legalName}
            label={labels.legalName}
            hint={text.legalHint}
            maxLength={200}
          />
          <InputField field={fields.eik} label={labels.eik} inputMode="numeric" maxLength={13} />
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

const screen: SettingsScreen<CompanySettings> = {
  schema: companySettingsSchema,
  id: 'company',
  url: href('/admin/settings'),
  describe: describeCompany,
  fields: CompanyFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getCompanySettings)
export const action = saveSettings({ ...screen, get: getCompanySettings, save: saveCompanySettings })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describeCompany({ socialMedia, publicPriceList, ...values }: CompanySettings): Description {
  const isOpen = yesOrNo(publicPriceList)
  return describeFields(text.labels, { ...values, ...socialMedia, publicPriceList: isOpen })
}
