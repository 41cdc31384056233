import { Outlet } from 'react-router'
import { getCompanySettings, getDisplaySettings } from '../../backend/data/settings.ts'
import { backendContext, requestContext } from '../context.ts'
import { useLive } from '../live/use-live.ts'
import { type PublicPage, shownVersions } from '../public-page.ts'
import siteStyles from '../site.css?url'
import { site } from '../text/site.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { PendingMark } from '../ui/pending-mark.tsx'
import type { Route } from './+types/layout'
import { revalidateUnlessOpenedInPlace } from './revalidation.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every page; each of them adds what it shows itself. */
export const handle: PublicPage = { shows: ['settings'] }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }]

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const [company, display] = await Promise.all([getCompanySettings(db), getDisplaySettings(db)])
  const storedImages = await knownImages.find([display.values.logo])
  return {
    versions: shownVersions(context, handle),
    company: company.values,
    logo: storedImages[display.values.logo],
    origin: context.get(requestContext).origin,
  }
}

export default function PublicLayout({ loaderData: { versions, company, logo } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <>
      <a
        href="#content"
        className="off-paper fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-white px-4 py-2 font-semibold focus:translate-y-0"
      >
        {site.skipToContent}
      </a>
      <PendingMark />
      <SiteHeader phone={company.phone} logo={logo} />
      <div id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
      <SiteFooter company={company} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
