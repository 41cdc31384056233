import { href } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { pageTextsText as text } from '../../../text/admin/page-texts.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const tabs = [
  { to: href('/admin/homepage'), label: adminText.screens.homepage },
  { to: href('/admin/homepage/pages'), label: text.title },
]

export function HomepageTabs() {
  return <ScreenTabs label={text.tabs} tabs={tabs} />
}
