import { Grid3x3, ListTodo, Mail, Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, NavLink, useLocation } from 'react-router'
import type { User } from '../../../domain/sign-in.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { useBuilding } from '../../building.ts'
import { QuickSearch } from '../quick-search/quick-search.tsx'
import { linksFor } from './admin-links.ts'
import { WaitingBadge } from './sidebar.tsx'

const { screens } = adminText
const panelId = 'all-screens'

const entries = [
  { to: href('/admin/today'), label: screens.today, icon: ListTodo },
  { to: href('/admin/contacts'), label: screens.enquiries, icon: Mail, waits: 'enquiries' },
  { to: href('/admin/grid'), label: screens.grid, icon: Grid3x3 },
] as const

/** The most used screens at the thumb, on phones. „Още“ opens all others, also without scripts. */
export function BottomBar({ user }: { user: User }) {
  const building = useBuilding()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the panel
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])
  return (
    <>
      <nav aria-label={adminText.bar} className="bottom-bar">
        {entries.map(({ to, label, icon: Icon, ...entry }) => (
          <NavLink key={to} to={to} className="bar-entry">
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
            {'waits' in entry && (
              <span className="bar-count">
                <WaitingBadge kind={entry.waits} />
              </span>
            )}
          </NavLink>
        ))}
        <QuickSearch inBar />
        <button type="button" popoverTarget={panelId} className="bar-entry">
          <Menu className="size-5 shrink-0" aria-hidden="true" />
          {adminText.more}
        </button>
      </nav>
      <div ref={panel} id={panelId} popover="auto" className="all-screens">
        <nav aria-label={adminText.navigation} className="grid grid-cols-2 gap-1">
          {linksFor(building, user.role).map(({ to, label, icon: Icon, exact = false, waits }) => (
            <NavLink
              key={to}
              to={to}
              end={exact}
              className="flex min-h-11 items-center gap-2 rounded-lg px-2 font-medium hover:bg-sea-800 aria-[current=page]:bg-sea-700"
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{label}</span>
              {waits && <WaitingBadge kind={waits} />}
            </NavLink>
          ))}
        </nav>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="mt-2 flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 rounded-lg border border-sea-700 font-medium"
        >
          <X className="size-5" aria-hidden="true" />
          {adminText.closeMore}
        </button>
      </div>
    </>
  )
}
