import { adminText } from '../../text/admin/admin.ts'
import { importText } from '../../text/admin/import.ts'

const { screens } = adminText

/** What a screen looks like before its data is there. */
export interface PendingScreen {
  kind: 'dashboard' | 'list' | 'cards' | 'form' | 'plan'
  /** Where the URL says it: a record's title is known only with the record. */
  title?: string
}

const known: Record<string, PendingScreen> = {
  '': { kind: 'dashboard', title: screens.dashboard },
  sales: { kind: 'dashboard', title: screens.sales },
  homepage: { kind: 'form', title: screens.homepage },
  'floor-plans': { kind: 'plan', title: screens.floorPlans },
  apartments: { kind: 'list', title: screens.apartments },
  grid: { kind: 'plan', title: screens.grid },
  parking: { kind: 'list', title: screens.parking },
  'parking/plans': { kind: 'plan', title: adminText.parkingPlans },
  stores: { kind: 'cards', title: screens.stores },
  import: { kind: 'form', title: importText.title },
  prices: { kind: 'list', title: screens.prices },
  media: { kind: 'cards', title: screens.media },
  contacts: { kind: 'list', title: screens.enquiries },
  reservations: { kind: 'list', title: screens.reservations },
  settings: { kind: 'form', title: screens.settings },
}

/** The screen at a URL of the admin area. */
export function pendingScreen(pathname: string): PendingScreen {
  const screen = screenOf(pathname)
  return known[screen] ?? { kind: 'form' }
}

/** URLs that open something on a screen belong to that screen: an enquiry stands beside the list. */
export function screenOf(pathname: string): string {
  const below = pathname.replace(/^\/admin\/?/, '').replace(/\/$/, '')
  return below.startsWith('contacts/') ? 'contacts' : below
}
