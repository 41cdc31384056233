import {
  Building2,
  Car,
  Home,
  Images,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Settings,
  Store,
} from 'lucide-react'
import { Form, href, Link, NavLink } from 'react-router'
import type { User } from '../../domain/sign-in.ts'
import { adminText } from '../text/admin.ts'
import { site } from '../text/site.ts'

const { screens } = adminText

const links: { to: string; label: string; icon: LucideIcon; exact?: boolean }[] = [
  { to: href('/admin'), label: screens.dashboard, icon: LayoutDashboard, exact: true },
  { to: href('/admin/homepage'), label: screens.homepage, icon: Home },
  { to: href('/admin/floor-plans'), label: screens.floorPlans, icon: MapIcon },
  { to: href('/admin/apartments'), label: screens.apartments, icon: Building2 },
  { to: href('/admin/parking'), label: screens.parking, icon: Car },
  { to: href('/admin/stores'), label: screens.stores, icon: Store },
  { to: href('/admin/media'), label: screens.media, icon: Images },
  { to: href('/admin/contacts'), label: screens.contacts, icon: Mail },
  { to: href('/admin/settings'), label: screens.settings, icon: Settings },
]

export function Sidebar({ user }: { user: User }) {
  return (
    <aside className="flex flex-col gap-4 bg-sea-900 p-4 text-sea-100 lg:sticky lg:top-0 lg:h-screen lg:overflow-y-auto">
      <Link to={href('/')} title={adminText.openSite} className="px-3 pt-2 text-2xl font-black text-white">
        {site.name}
      </Link>
      <nav aria-label={adminText.navigation} className="flex gap-1 overflow-x-auto lg:flex-1 lg:flex-col">
        {links.map(({ to, label, icon: Icon, exact = false }) => (
          <NavLink
            key={to}
            to={to}
            end={exact}
            className="flex shrink-0 items-center gap-3 rounded-lg px-3 py-2.5 font-medium hover:bg-sea-800 aria-[current=page]:bg-sea-700 aria-[current=page]:text-white"
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="flex items-center justify-between gap-3 border-t border-sea-700 px-3 pt-4 lg:flex-col lg:items-stretch">
        <div className="min-w-0">
          <p className="truncate font-semibold text-white">{user.name}</p>
          <p className="truncate text-sm" title={user.email}>
            {user.email}
          </p>
        </div>
        <Form method="post" action={href('/admin/sign-out')}>
          <button
            type="submit"
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 font-medium hover:bg-sea-800 lg:-mx-3"
          >
            <LogOut className="size-5" aria-hidden="true" />
            {adminText.signOut}
          </button>
        </Form>
      </div>
    </aside>
  )
}
