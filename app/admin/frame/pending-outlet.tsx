import { LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { generateText } from '../../../text/admin/generate.ts'
import { importText } from '../../../text/admin/import.ts'
import { pageTextsText } from '../../../text/admin/page-texts.ts'
import { planUploadText } from '../../../text/admin/plan-upload.ts'
import { site } from '../../../text/public/bg/site.ts'

const { screens } = adminText

interface PendingScreen {
  kind: 'dashboard' | 'list' | 'cards' | 'form' | 'plan'
  /** Absent for screens of a record, whose title is known only once the record is loaded. */
  title?: string
}

const known: Record<string, PendingScreen> = {
  '': { kind: 'dashboard', title: screens.dashboard },
  today: { kind: 'list', title: screens.today },
  sales: { kind: 'dashboard', title: screens.sales },
  setup: { kind: 'list', title: screens.setup },
  building: { kind: 'form', title: screens.building },
  homepage: { kind: 'form', title: screens.homepage },
  'homepage/pages': { kind: 'form', title: pageTextsText.title },
  'floor-plans': { kind: 'plan', title: screens.floorPlans },
  'floor-plans/building': { kind: 'plan', title: adminText.buildingViews },
  'floor-plans/upload': { kind: 'form', title: planUploadText.title },
  views: { kind: 'plan', title: screens.views },
  apartments: { kind: 'list', title: screens.apartments },
  'apartments/generate': { kind: 'form', title: generateText.title },
  grid: { kind: 'plan', title: screens.grid },
  'grid/parking': { kind: 'plan', title: screens.grid },
  parking: { kind: 'list', title: screens.parking },
  'parking/plans': { kind: 'plan', title: adminText.parkingPlans },
  progress: { kind: 'cards', title: screens.progress },
  stores: { kind: 'cards', title: screens.stores },
  import: { kind: 'form', title: importText.title },
  prices: { kind: 'list', title: screens.prices },
  media: { kind: 'cards', title: screens.media },
  contacts: { kind: 'list', title: screens.enquiries },
  clients: { kind: 'list', title: screens.clients },
  viewings: { kind: 'plan', title: screens.viewings },
  reservations: { kind: 'list', title: screens.reservations },
  deals: { kind: 'list', title: screens.deals },
  documents: { kind: 'list', title: screens.documents },
  payments: { kind: 'list', title: screens.payments },
  settings: { kind: 'form', title: screens.settings },
}

export function pendingScreen(pathname: string): PendingScreen {
  const screen = screenOf(pathname)
  return known[screen] ?? { kind: 'form' }
}

/**
 * Returns the screen that a URL belongs to, as its path below `/admin/`. An enquiry opens beside the list of
 * enquiries, so its URL belongs to that list.
 */
export function screenOf(pathname: string): string {
  const below = pathname.replace(/^\/admin\/?/, '').replace(/\/$/, '')
  return below.startsWith('contacts/') ? 'contacts' : below
}

const bar = 'animate-pulse motion-reduce:animate-none rounded bg-sea-100'
const card = 'rounded-card bg-white shadow-card'

/**
 * Shows where the parts of a screen will be while it loads, so that nothing jumps. It is hidden from screen
 * readers, which announce the screen once it is there.
 */
function ScreenSkeleton({ path }: { path: string }) {
  const { kind, title } = pendingScreen(path)
  return (
    <div aria-hidden="true" data-skeleton={kind}>
      {title && <title>{`${title} | ${adminText.title}`}</title>}
      <header className="flex min-h-11.5 items-center justify-between gap-4">
        {title ? <h1 className="text-3xl">{title}</h1> : <span className={`${bar} h-8 w-72 max-w-full`} />}
        <p className="flex shrink-0 items-center gap-2 text-sm font-semibold text-sea-700">
          <span className="max-sm:hidden">{site.loading}</span>
          <LoaderCircle className="size-7 animate-spin motion-reduce:animate-none" />
        </p>
      </header>
      <div className="mt-6">{bodies[kind]}</div>
    </div>
  )
}

const lines = (count: number) => Array.from({ length: count }, (_, line) => line)

const bodies: Record<PendingScreen['kind'], ReactNode> = {
  dashboard: (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {lines(3).map((line) => (
          <Block key={line} className="h-20" />
        ))}
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Block className="h-120" />
        <Block className="h-120" />
      </div>
    </>
  ),
  list: (
    <>
      <div className="flex flex-wrap gap-3">
        {lines(4).map((line) => (
          <span key={line} className={`${bar} h-10 w-32 bg-white! shadow-card`} />
        ))}
      </div>
      <div className={`${card} mt-6 overflow-hidden`}>
        <div className="h-10 bg-sand-100" />
        {lines(10).map((line) => (
          <div key={line} className="flex gap-6 border-t border-sand-200 px-3 py-4.5">
            {lines(5).map((cell) => (
              <span key={cell} className={`${bar} h-4 flex-1`} />
            ))}
          </div>
        ))}
      </div>
    </>
  ),
  cards: (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {lines(6).map((line) => (
        <Block key={line} className="h-60" />
      ))}
    </div>
  ),
  form: (
    <div className="grid gap-4">
      {lines(3).map((line) => (
        <div key={line} className={`${card} grid gap-4 p-5 lg:grid-cols-2`}>
          {lines(4).map((field) => (
            <span key={field}>
              <span className={`${bar} mb-2 block h-4 w-28`} />
              <span className={`${bar} block h-10`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
  plan: (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Block className="h-[70vh]" />
      <Block className="h-[70vh]" />
    </div>
  ),
}

function Block({ className }: { className: string }) {
  return (
    <div className={`${card} p-5 ${className}`}>
      <span className={`${bar} block h-5 w-40 max-w-full`} />
    </div>
  )
}

/** A navigation that takes fewer milliseconds shows no skeleton, which would only flicker. */
const blink = 250

/** Returns the URL of a screen that has been loading for longer than `blink`. */
function usePendingPath(): string | undefined {
  const { state, location } = useNavigation()
  const here = screenOf(useLocation().pathname)
  const path = state === 'loading' && screenOf(location.pathname) !== here ? location.pathname : undefined
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (path === undefined) return setShown(undefined)
    const timer = setTimeout(() => setShown(path), blink)
    return () => clearTimeout(timer)
  }, [path])
  return path === undefined ? undefined : shown
}

/**
 * Shows a skeleton of the next screen while it loads. The current screen is hidden but stays mounted with all
 * that was typed, because the navigation may still be cancelled.
 */
export function PendingOutlet() {
  const coming = usePendingPath()
  return (
    <>
      <BusyLine isQuiet={coming !== undefined} />
      {coming !== undefined && <ScreenSkeleton path={coming} />}
      <div hidden={coming !== undefined}>
        <Outlet />
      </div>
    </>
  )
}

/** A progress line at the top. The animation delays it, so that fast navigations do not flicker. */
function BusyLine({ isQuiet }: { isQuiet: boolean }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 lg:left-64">
      {pending && (
        <p className="h-1 animate-[appear_1ms_250ms_both] overflow-hidden bg-sea-200">
          <span className="sr-only">{site.loading}</span>
          {!isQuiet && (
            <span
              aria-hidden="true"
              className="block h-full w-1/3 animate-[pass_1.2s_linear_infinite] bg-sea-600"
            />
          )}
        </p>
      )}
    </div>
  )
}
