import {
  Banknote,
  Building2,
  CalendarCheck,
  CalendarDays,
  Car,
  ChartNoAxesColumn,
  ChartPie,
  ContactRound,
  FileSignature,
  FileText,
  Grid3x3,
  HardHat,
  History,
  Home,
  Images,
  Landmark,
  Languages,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Mountain,
  Settings,
  Store,
  Tags,
  Users,
} from 'lucide-react'
import { href } from 'react-router'
import type { Building } from '../../../domain/building/building.ts'
import type { Role } from '../../../domain/people/role.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { mayAgentOpen } from '../session/agent-routes.ts'
import type { WaitingKind } from './read-waiting.ts'

const { screens } = adminText

interface SidebarLink {
  to: string
  label: string
  icon: LucideIcon
  exact?: boolean
  waits?: WaitingKind
}

const links: SidebarLink[] = [
  { to: href('/admin'), label: screens.dashboard, icon: LayoutDashboard, exact: true },
  { to: href('/admin/today'), label: screens.today, icon: ListTodo },
  { to: href('/admin/sales'), label: screens.sales, icon: ChartNoAxesColumn },
  { to: href('/admin/report'), label: screens.report, icon: ChartPie },
  { to: href('/admin/building'), label: screens.building, icon: Landmark },
  { to: href('/admin/homepage'), label: screens.homepage, icon: Home },
  { to: href('/admin/progress'), label: screens.progress, icon: HardHat },
  { to: href('/admin/floor-plans'), label: screens.floorPlans, icon: MapIcon },
  { to: href('/admin/views'), label: screens.views, icon: Mountain },
  { to: href('/admin/apartments'), label: screens.apartments, icon: Building2 },
  { to: href('/admin/grid'), label: screens.grid, icon: Grid3x3 },
  { to: href('/admin/parking'), label: screens.parking, icon: Car },
  { to: href('/admin/stores'), label: screens.stores, icon: Store },
  { to: href('/admin/prices'), label: screens.prices, icon: Tags },
  { to: href('/admin/media'), label: screens.media, icon: Images },
  { to: href('/admin/translations'), label: screens.translations, icon: Languages },
  {
    to: href('/admin/reservations'),
    label: screens.reservations,
    icon: CalendarCheck,
    waits: 'reservations',
  },
  { to: href('/admin/deals'), label: screens.deals, icon: FileSignature },
  { to: href('/admin/payments'), label: screens.payments, icon: Banknote },
  { to: href('/admin/documents'), label: screens.documents, icon: FileText },
  { to: href('/admin/contacts'), label: screens.enquiries, icon: Mail, waits: 'enquiries' },
  { to: href('/admin/clients'), label: screens.clients, icon: ContactRound },
  { to: href('/admin/viewings'), label: screens.viewings, icon: CalendarDays },
  { to: href('/admin/history'), label: screens.history, icon: History },
  { to: href('/admin/settings'), label: screens.settings, icon: Settings },
  { to: href('/admin/users'), label: screens.users, icon: Users },
]

/** Setting up comes right after the dashboard, and moves to the settings once the site is published. */
const setupLink: SidebarLink = { to: href('/admin/setup'), label: screens.setup, icon: ListChecks }

/** The links that the user may open. */
export function linksFor({ isPublished }: Pick<Building, 'isPublished'>, role: Role): SidebarLink[] {
  const before = isPublished ? href('/admin/settings') : href('/admin/today')
  return links
    .flatMap((link) => (link.to === before ? [setupLink, link] : [link]))
    .filter(({ to }) => mayAgentOpen(role, to))
}
