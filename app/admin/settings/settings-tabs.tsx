import { href, NavLink } from 'react-router'
import { personalDataText } from '../../text/admin/personal-data.ts'
import { settingsFormText as text } from '../../text/admin/settings.ts'

const tabs = [
  { to: href('/admin/settings'), label: text.company },
  { to: href('/admin/settings/buyers'), label: text.buyers },
  { to: href('/admin/settings/answer'), label: text.reply },
  { to: href('/admin/settings/feeds'), label: text.feeds },
  { to: href('/admin/settings/personal-data'), label: personalDataText.tab },
]

export function SettingsTabs() {
  return (
    <nav aria-label={text.tabs} className="flex flex-wrap gap-2">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 items-center rounded-full border border-sea-200 bg-white px-5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
