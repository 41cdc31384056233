import { LogOut, UserRound } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Form, href, Link, NavLink, useLocation } from 'react-router'
import { formatNumber } from '../../../domain/formats/measures.ts'
import type { User } from '../../../domain/sign-in.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { useBuilding } from '../../building.ts'
import { QuickSearch } from '../quick-search/quick-search.tsx'
import { linksFor } from './admin-links.ts'
import type { WaitingKind } from './read-waiting.ts'
import { useWaitingCounts } from './waiting-counts.tsx'

const labels = { enquiries: adminText.unread, reservations: reservationsText.expiring }

export function WaitingBadge({ kind }: { kind: WaitingKind }) {
  const { [kind]: count } = useWaitingCounts()
  return <CountBadge count={count} label={labels[kind](count)} />
}

/** In letters. Longer names are written smaller, in up to three lines. */
const longName = 24

export function Sidebar({ user }: { user: User }) {
  const building = useBuilding()
  const { name } = building
  const strip = useScrollCurrentIntoView()
  return (
    <aside className="flex print:hidden flex-wrap items-center gap-x-1 gap-y-2 bg-sea-900 p-3 text-sea-100 sm:gap-x-4 lg:sticky lg:flex-nowrap lg:flex-col lg:items-stretch lg:gap-2 lg:p-4 lg:top-0 lg:h-[calc(100vh-var(--side-taken))] lg:overflow-y-auto">
      <Link
        to={href('/admin')}
        title={adminText.screens.dashboard}
        className={`line-clamp-2 flex-1 px-2 font-black wrap-anywhere text-white lg:flex-none lg:px-3 lg:pt-2 ${name.length > longName ? 'min-w-full text-lg/6 lg:line-clamp-3' : 'min-w-fit text-2xl'}`}
      >
        {name || adminText.screens.dashboard}
      </Link>
      <div className="grid max-sm:hidden">
        <QuickSearch />
      </div>
      <nav
        ref={strip}
        aria-label={adminText.navigation}
        className="admin-links relative order-last flex gap-1 max-sm:hidden max-lg:w-full max-lg:overflow-x-auto lg:order-none lg:flex-col lg:gap-0"
      >
        {linksFor(building, user.role).map(({ to, label, icon: Icon, exact = false, waits }) => (
          <NavLink
            key={to}
            to={to}
            end={exact}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-lg px-2 text-sm font-medium lg:min-h-0 lg:gap-3 lg:px-3 lg:py-px lg:text-base hover:bg-sea-800 aria-[current=page]:bg-sea-700 aria-[current=page]:text-white"
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
            {waits && <WaitingBadge kind={waits} />}
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
          <span className="max-sm:sr-only">{adminText.screens.account}</span>
        </NavLink>
        {/* The open screen, which may reload its data just now, must not lead to the sign-in page by itself. */}
        <Form method="post" action={href('/admin/sign-out')} reloadDocument>
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

/** Renders nothing for a count of 0. */
function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-coral-600 px-1.5 py-0.5 text-center text-xs leading-tight font-bold text-white tabular-nums lg:ml-auto"
      >
        {count > 999 ? '999+' : formatNumber(count)}
      </span>
      <span className="sr-only">{label}</span>
    </>
  )
}

/** Scrolls the strip of links so that the current link is visible; a horizontal strip centers it. */
function useScrollCurrentIntoView(): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is current
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!strip.current || !current) return
    const [view, link] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.current.scrollLeft += link.left + link.width / 2 - (view.left + view.width / 2)
    if (link.top < view.top || link.bottom > view.bottom)
      strip.current.scrollTop += link.top + link.height / 2 - (view.top + view.height / 2)
  }, [pathname])
  return strip
}
