import { href } from 'react-router'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { settingsFormText as text } from '../../../text/admin/settings.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const tabs = [
  { to: href('/admin/settings'), label: text.company },
  { to: href('/admin/settings/buyers'), label: text.buyers },
  { to: href('/admin/settings/answer'), label: text.reply },
  { to: href('/admin/settings/feeds'), label: text.feeds },
  { to: href('/admin/settings/personal-data'), label: personalDataText.tab },
]

export function SettingsTabs() {
  return <ScreenTabs label={text.tabs} tabs={tabs} />
}
