import { href } from 'react-router'
import { getPaymentSettings, savePaymentSettings } from '../../../backend/data/settings.ts'
import { type PaymentSettings, paymentSettingsSchema } from '../../../domain/deal/payment-settings.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { yesOrNo } from '../../../text/admin/labelled-fields.ts'
import { paymentSettingsText as text } from '../../../text/admin/payments.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { NumberField } from '../form/number-field.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/payments'
import { SettingsTabs } from './settings-tabs.tsx'

const { labels, hints } = text
const days = { kind: 'amount', required: true, step: 1 } as const

function PaymentSettingsFields({ fields }: Fields<PaymentSettings>) {
  return (
    <>
      <FormSection title={text.title}>
        <p className="mb-3 max-w-4xl text-sm text-sea-700">{text.about}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <CheckField field={fields.remindsBefore} label={labels.remindsBefore} />
          <CheckField field={fields.remindsOverdue} label={labels.remindsOverdue} />
          <NumberField
            field={fields.daysBefore}
            label={labels.daysBefore}
            limits={{ ...days, min: 1, max: 60 }}
          />
          <TextAreaField
            field={fields.account}
            label={labels.account}
            hint={hints.account}
            maxLength={500}
            className="sm:col-span-2"
          />
        </div>
      </FormSection>
      <FormSection title={text.stage}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <NumberField
            field={fields.termDays}
            label={labels.termDays}
            limits={{ ...days, min: 0, max: 90 }}
          />
        </div>
      </FormSection>
    </>
  )
}

const screen: SettingsScreen<PaymentSettings> = {
  schema: paymentSettingsSchema,
  id: 'payments',
  url: href('/admin/settings/payments'),
  describe: describePaymentSettings,
  fields: PaymentSettingsFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getPaymentSettings)
export const action = saveSettings({ ...screen, get: getPaymentSettings, save: savePaymentSettings })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function PaymentSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describePaymentSettings(settings: PaymentSettings): Description {
  const { remindsBefore, remindsOverdue, daysBefore, termDays, account } = settings
  return describeFields(labels, {
    remindsBefore: yesOrNo(remindsBefore),
    remindsOverdue: yesOrNo(remindsOverdue),
    daysBefore: String(daysBefore),
    termDays: String(termDays),
    account,
  })
}
