import { href } from 'react-router'
import { translationsText as text } from '../../../text/admin/translations.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const tabs = [
  { to: href('/admin/translations'), label: text.list },
  { to: href('/admin/translations/file'), label: text.file },
]

export function TranslationsTabs() {
  return <ScreenTabs label={text.tabs} tabs={tabs} />
}
