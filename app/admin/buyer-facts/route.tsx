import { href } from 'react-router'
import { getBuyerFacts, saveBuyerFacts } from '../../../backend/data/settings.ts'
import { type BuyerFacts, buyerFactsSchema } from '../../../domain/buyer-facts/buyer-facts.ts'
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
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import type { Route } from './+types/route'
import { BuyerFactsFields } from './buyer-facts-fields.tsx'
import { describeBuyerFacts } from './describe-buyer-facts.ts'

const screen: SettingsScreen<BuyerFacts> = {
  schema: buyerFactsSchema,
  id: 'buyer-facts',
  url: href('/admin/settings/buyers'),
  describe: describeBuyerFacts,
  fields: BuyerFactsFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getBuyerFacts)
export const action = saveSettings({ ...screen, get: getBuyerFacts, save: saveBuyerFacts })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function BuyerFactsSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsProblem screen={screen} />
}
