import { href } from 'react-router'
import { getSalesRules, saveSalesRules } from '../../../backend/data/settings.ts'
import { type SalesRules, salesRulesSchema } from '../../../domain/sales/sales-rules.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { salesRulesText as text } from '../../../text/admin/settings.ts'
import type { Fields } from '../form/form-body.tsx'
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
import type { Route } from './+types/sales'
import { SettingsTabs } from './settings-tabs.tsx'

const limits = { kind: 'amount', required: false, min: 0, max: 100, step: 1 } as const

function SalesRulesFields({ fields }: Fields<SalesRules>) {
  return (
    <FormSection title={text.section}>
      <div className="max-w-xs">
        <NumberField
          field={fields.discountLimit}
          label={text.discountLimit}
          hint={text.hint}
          limits={limits}
        />
      </div>
      <p className="mt-4 max-w-3xl text-sm text-sea-800">{text.explained}</p>
    </FormSection>
  )
}

const screen: SettingsScreen<SalesRules> = {
  schema: salesRulesSchema,
  id: 'sales-rules',
  url: href('/admin/settings/sales'),
  describe: ({ discountLimit }) => ({
    discountLimit: { label: text.discountLimit, text: discountLimit === null ? '' : `${discountLimit} %` },
  }),
  fields: SalesRulesFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getSalesRules)
export const action = saveSettings({ ...screen, get: getSalesRules, save: saveSalesRules })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function SalesRulesSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}
