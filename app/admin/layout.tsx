import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { userContext } from '../context.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { PendingMark } from '../ui/pending-mark.tsx'
import { ToastList } from '../ui/toast-list.tsx'
import type { Route } from './+types/layout'
import { Sidebar } from './frame/sidebar.tsx'
import { useOfficeScripts } from './frame/use-office-scripts.ts'
import { Forbidden } from './session/forbidden.tsx'
import { requireUser } from './session/require-user.ts'
import { useSessionEnd } from './session/use-session-end.ts'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * Without a loader here, a navigation to a page that has none would make no request, and the guard would not run.
 */
export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(userContext) }
}

/**
 * Read again only when the address changes. A revalidation of the same page runs the guard through the page's own
 * loader; if this loader ran too and the session had ended, its redirect would take a half-filled form away.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export default function AdminLayout({ loaderData: { user } }: Route.ComponentProps) {
  useSessionEnd()
  useOfficeScripts()
  return (
    <div className="min-h-screen bg-sand-50 lg:grid lg:grid-cols-[16rem_1fr]">
      <Sidebar user={user} />
      <main className="min-w-0 px-4 py-6 sm:px-8 lg:py-8">
        <Outlet />
      </main>
      <PendingMark />
      <ToastList />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  return isForbidden ? <Forbidden /> : <ErrorPage error={error} />
}
