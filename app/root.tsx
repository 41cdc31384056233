import './no-eval-probe.ts'
import type { ReactNode } from 'react'
import { Links, type Location, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { languageOfPath } from '../domain/language.ts'
import type { Route } from './+types/root'
import { requestContext } from './context.ts'
import { ErrorPage } from './error-page.tsx'
import cyrillicFont from './fonts/sofia-sans-cyrillic.woff2?url'
import latinFont from './fonts/sofia-sans-latin.woff2?url'
import { ConnectionBanner } from './offline/connection-banner.tsx'
import siteStyles from './site.css?url'
import { builtFiles, isAdminUrl } from './urls.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => context.get(requestContext).setRoute(pattern),
]

export const links: Route.LinksFunction = () => [
  ...[cyrillicFont, latinFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: builtFiles.icon, type: 'image/svg+xml' },
]

/**
 * The key of a page's scroll position. In the admin it is the URL, so that the position in a list is restored
 * also after saving a form.
 */
function scrollKey({ pathname, search, key }: Location): string {
  return isAdminUrl(pathname) ? pathname + search : key
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isAdmin = isAdminUrl(pathname)
  return (
    <html lang={languageOfPath(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f3047" />
        {isAdmin && <meta name="robots" content="noindex, nofollow" />}
        <Links />
      </head>
      <body>
        {children}
        <ConnectionBanner />
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** Shown when no layout could be rendered, so it loads the style sheet itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="default" />
      <ErrorPage error={error} />
    </>
  )
}
