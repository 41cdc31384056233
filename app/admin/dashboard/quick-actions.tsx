import { Mail, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { dashboardText as text } from '../../text/admin/dashboard.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

const links = [
  { to: href('/admin/apartments/new'), label: text.actions.apartment, icon: Plus },
  { to: href('/admin/parking/new'), label: text.actions.parkingSpot, icon: Plus },
  { to: href('/admin/stores/new'), label: text.actions.store, icon: Plus },
  { to: `${href('/admin/contacts')}?filter=unread`, label: text.actions.unread, icon: Mail },
]

export function QuickActions() {
  const mayChange = useMayChange()
  return (
    <nav aria-label={text.quickActions} className="flex flex-wrap gap-2">
      {links
        .filter(({ icon }) => mayChange || icon !== Plus)
        .map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={button({ kind: 'secondary', className: 'min-h-10 px-3 py-1.5 text-sm' })}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </Link>
        ))}
    </nav>
  )
}
