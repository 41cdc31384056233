import { href, isRouteErrorResponse, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { versionsOf } from '../../backend/data/database.ts'
import { errors } from '../../text/admin/errors.ts'
import { peopleText as text } from '../../text/admin/people.ts'
import { site } from '../../text/public/bg/site.ts'
import { backendContext, requestContext, userContext } from '../context.ts'
import { ErrorPage } from '../error-page.tsx'
import { useLive } from '../live/use-live.ts'
import { loadNamedBuilding } from '../named-building.ts'
import { button } from '../ui/button.ts'
import { ToastList } from '../ui/toast-list.tsx'
import type { Route } from './+types/layout'
import { keepTyped } from './form/keep-typed.ts'
import { adminStyles } from './frame/admin-styles.ts'
import { BottomBar } from './frame/bottom-bar.tsx'
import { PendingOutlet } from './frame/pending-outlet.tsx'
import { readWaiting, type WaitingKind } from './frame/read-waiting.ts'
import { Sidebar } from './frame/sidebar.tsx'
import { useAdminScripts } from './frame/use-admin-scripts.ts'
import { WaitingProvider } from './frame/waiting-counts.tsx'
import { RestoreRequests } from './restore/restore-requests.tsx'
import { StatusUndoRequests } from './row-changes/status-undo-requests.tsx'
import { UndoRequests } from './row-changes/undo-requests.tsx'
import { useMeantClicks } from './row-changes/use-meant-clicks.ts'
import { requireUser } from './session/require-user.ts'
import { useSessionEnd } from './session/use-session-end.ts'
import { SetupStrip } from './setup/setup-strip.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * Reads the user, the building and the counts of the sidebar. It also makes the guard (`requireUser`) run at a
 * navigation to a page without a loader of its own, which would make no request otherwise.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  // Read before any loader reads the building.
  const versions = await versionsOf(db, 'building')
  // A failed count must not replace the screen with an error.
  const count = (kind: WaitingKind) =>
    readWaiting(db, kind).catch((thrown) => {
      context.get(requestContext).logError(new Error(errors.load[kind], { cause: thrown }))
      return { count: 0, version: 0 }
    })
  const waiting = { enquiries: await count('enquiries'), reservations: await count('reservations') }
  return { versions, user: context.get(userContext), waiting, building: await loadNamedBuilding(context) }
}

export const clientLoader = keepTyped<typeof loader>()

/**
 * Reruns when the URL changes, with live changes, and when the site was published or hidden, which the strip and
 * the sidebar show. After any other action on the same page it does not: that runs the guard through the page's own
 * loader, and if this loader ran as well after the session ended, its redirect would replace a half-filled form. A
 * live change waits until nobody is filling in a form (app/live/live-tab.ts).
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, formAction, actionStatus = 200 } = args
  const isPublication = formAction === href('/admin/building/publication')
  // The URL of a form may be spelled in another way (`time=10:00`) than the one that it is sent to.
  if (formMethod !== undefined && actionStatus >= 400) return false
  return isPublication || currentUrl.href !== nextUrl.href || formMethod === undefined
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export const links: Route.LinksFunction = adminStyles

export default function AdminLayout({ loaderData: { versions, user, waiting } }: Route.ComponentProps) {
  // Every screen follows the building, whatever else it shows: its lists, forms and names are made from it.
  useLive(versions)
  useSessionEnd()
  useAdminScripts()
  useMeantClicks()
  return (
    <WaitingProvider waiting={waiting}>
      <div className="admin min-h-screen bg-sand-50 lg:grid lg:grid-cols-[16rem_1fr]">
        <a
          href="#content"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-lg bg-white px-4 py-2.5 font-semibold shadow-card focus:translate-y-0 print:hidden"
        >
          {site.skipToContent}
        </a>
        <Sidebar user={user} />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 px-4 pt-6 pb-[calc(1.5rem+var(--bottom-taken))] outline-none sm:px-8 lg:pt-8 lg:pb-8"
        >
          <SetupStrip />
          <PendingOutlet />
        </main>
        <RestoreRequests />
        <UndoRequests />
        <StatusUndoRequests />
        <BottomBar user={user} />
        <ToastList />
      </div>
    </WaitingProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  return isForbidden ? <Forbidden /> : <ErrorPage error={error} />
}

/** Shown to a signed-in user whose role may not open the page. */
function Forbidden() {
  return (
    <main className="page-frame py-32">
      <title>{text.forbidden.title}</title>
      <h1 className="text-4xl">{text.forbidden.title}</h1>
      <p className="mt-4 text-lg">{text.forbidden.advice}</p>
      <Link to={href('/admin')} className={button({ className: 'mt-8' })}>
        {text.forbidden.back}
      </Link>
    </main>
  )
}
