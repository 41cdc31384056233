import { href } from 'react-router'
import { costsFormText } from '../../../text/admin/costs.ts'
import { paymentSettingsText } from '../../../text/admin/payments.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import {
  salesRulesText,
  showroomSettingsText,
  settingsFormText as text,
} from '../../../text/admin/settings.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const tabs = [
  { to: href('/admin/settings'), label: text.company },
  { to: href('/admin/settings/buyers'), label: text.buyers },
  { to: href('/admin/settings/costs'), label: costsFormText.tab },
  { to: href('/admin/settings/sales'), label: salesRulesText.tab },
  { to: href('/admin/settings/payments'), label: paymentSettingsText.tab },
  { to: href('/admin/settings/answer'), label: text.reply },
  { to: href('/admin/settings/viewings'), label: viewingsText.settings.tab },
  { to: href('/admin/settings/feeds'), label: text.feeds },
  { to: href('/admin/settings/showroom'), label: showroomSettingsText.tab },
  { to: href('/admin/settings/personal-data'), label: personalDataText.tab },
]

export function SettingsTabs() {
  return <ScreenTabs label={text.tabs} tabs={tabs} />
}
