import { Outlet } from 'react-router'
import { versionsOf } from '../../backend/data/database.ts'
import { getCompanySettings } from '../../backend/data/settings.ts'
import { backendContext } from '../context.ts'
import { useLive } from '../live/use-live.ts'
import { site } from '../text/site.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import type { Route } from './+types/layout'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  const { values } = await getCompanySettings(db)
  return { versions, company: values }
}

export default function PublicLayout({ loaderData: { versions, company } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-white px-4 py-2 font-semibold focus:translate-y-0"
      >
        {site.skipToContent}
      </a>
      <SiteHeader phone={company.phone} />
      <div id="content">
        <Outlet />
      </div>
      <SiteFooter company={company} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
