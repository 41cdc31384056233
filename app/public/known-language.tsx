import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { requireKnownLanguage } from '../language.ts'
import type { PublicPage } from '../public-page.ts'
import type { Route } from './+types/known-language'

export const handle: PublicPage = { shows: [] }

/** Below the layout, so that the 404 of an unknown prefix has the site's header and footer. */
export function loader({ params }: Route.LoaderArgs) {
  requireKnownLanguage(params.lang)
  return null
}

export default function KnownLanguage() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
