import { href } from 'react-router'
import { getCompanySettings, saveCompanySettings } from '../../../backend/data/settings.ts'
import { type CompanySettings, companySettingsSchema } from '../../../domain/settings.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsProblem,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/route'
import { CompanyFields } from './company-fields.tsx'
import { describeCompany } from './describe-company.ts'
import { SettingsTabs } from './settings-tabs.tsx'

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
  return <SettingsProblem screen={screen} />
}
