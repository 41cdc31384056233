import {
  Building2,
  CalendarCheck,
  Car,
  ChartNoAxesColumn,
  Grid3x3,
  History,
  Home,
  Images,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Settings,
  Store,
  Tags,
  UserRound,
  Users,
} from 'lucide-react'
import { Form, href, Link, NavLink } from 'react-router'
import type { User } from '../../../domain/sign-in.ts'
import { adminText } from '../../text/admin/admin.ts'
import { site } from '../../text/site.ts'
import { QuickSearch } from '../quick-search/quick-search.tsx'
import { mayAgentOpen } from '../session/agent-routes.ts'
import type { Waiting, WaitingKind } from './read-waiting.ts'
import { useScrollCurrentIntoView } from './use-scroll-current-into-view.ts'
import { WaitingBadge } from './waiting-badge.tsx'

const { screens } = adminText

const links: { to: string; label: string; icon: LucideIcon; exact?: boolean; waits?: WaitingKind }[] = [
  { to: href('/admin'), label: screens.dashboard, icon: LayoutDashboard, exact: true },
  { to: href('/admin/sales'), label: screens.sales, icon: ChartNoAxesColumn },
  { to: href('/admin/homepage'), label: screens.homepage, icon: Home },
  { to: href('/admin/floor-plans'), label: screens.floorPlans, icon: MapIcon },
  { to: href('/admin/apartments'), label: screens.apartments, icon: Building2 },
  { to: href('/admin/grid'), label: screens.grid, icon: Grid3x3 },
  { to: href('/admin/parking'), label: screens.parking, icon: Car },
  { to: href('/admin/stores'), label: screens.stores, icon: Store },
  { to: href('/admin/prices'), label: screens.prices, icon: Tags },
  { to: href('/admin/media'), label: screens.media, icon: Images },
  {
    to: href('/admin/reservations'),
    label: screens.reservations,
    icon: CalendarCheck,
    waits: 'reservations',
  },
  { to: href('/admin/contacts'), label: screens.enquiries, icon: Mail, waits: 'enquiries' },
  { to: href('/admin/history'), label: screens.history, icon: History },
  { to: href('/admin/settings'), label: screens.settings, icon: Settings },
  { to: href('/admin/users'), label: screens.users, icon: Users },
]

interface SidebarProps {
  user: User
  waiting: Record<WaitingKind, Waiting>
}

export function Sidebar({ user, waiting }: SidebarProps) {
  const strip = useScrollCurrentIntoView()
  return (
    <aside className="flex print:hidden flex-wrap items-center gap-x-1 gap-y-2 bg-sea-900 p-3 text-sea-100 sm:gap-x-4 lg:sticky lg:flex-nowrap lg:flex-col lg:items-stretch lg:gap-3 lg:p-4 lg:top-0 lg:h-[calc(100vh-var(--side-taken))] lg:overflow-y-auto">
      <Link
        to={href('/admin')}
        title={screens.dashboard}
        className="min-w-fit flex-1 px-2 text-2xl font-black text-white lg:flex-none lg:px-3 lg:pt-2"
      >
        {site.name}
      </Link>
      <QuickSearch />
      <nav
        ref={strip}
        aria-label={adminText.navigation}
        className="admin-links relative order-last flex gap-1 max-lg:w-full max-lg:overflow-x-auto lg:order-none lg:flex-col lg:gap-0.5"
      >
        {links
          .filter(({ to }) => mayAgentOpen(user.role, to))
          .map(({ to, label, icon: Icon, exact = false, waits }) => (
            <NavLink
              key={to}
              to={to}
              end={exact}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-2 text-sm font-medium lg:min-h-0 lg:gap-3 lg:px-3 lg:py-1 lg:text-base hover:bg-sea-800 aria-[current=page]:bg-sea-700 aria-[current=page]:text-white"
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {label}
              {waits && <WaitingBadge kind={waits} waiting={waiting[waits]} />}
            </NavLink>
          ))}
      </nav>
      <div className="flex items-center max-sm:contents sm:gap-3 lg:grid lg:grid-cols-[1fr_auto] lg:gap-x-0 lg:gap-y-1 lg:border-t lg:border-sea-700 lg:pt-3">
        <div className="min-w-0 leading-tight max-sm:order-1 max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:px-2 sm:max-lg:text-right lg:col-span-2 lg:px-3 lg:leading-normal">
          <p className="max-w-full truncate font-semibold text-white" title={user.name}>
            {user.name}
          </p>
          <p className="max-w-full truncate text-sm" title={user.email}>
            {user.email}
          </p>
        </div>
        <NavLink
          to={href('/admin/account')}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-3 font-medium hover:bg-sea-800 aria-[current=page]:bg-sea-700 aria-[current=page]:text-white lg:justify-start"
        >
          <UserRound className="size-5 shrink-0" aria-hidden="true" />
          <span className="max-sm:sr-only">{screens.account}</span>
        </NavLink>
        <Form method="post" action={href('/admin/sign-out')}>
          <button
            type="submit"
            className="flex min-h-11 w-full min-w-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-3 font-medium hover:bg-sea-800"
          >
            <LogOut className="size-5 shrink-0" aria-hidden="true" />
            <span className="max-sm:sr-only">{adminText.signOut}</span>
          </button>
        </Form>
      </div>
    </aside>
  )
}
