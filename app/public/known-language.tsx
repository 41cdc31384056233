import { Outlet } from 'react-router'
import { untranslatedOf } from '../../domain/translations/translate.ts'
import { loadBuilding } from '../building.ts'
import { ErrorPage } from '../error-page.tsx'
import { requireOfferedLanguage } from '../language.ts'
import { useLive } from '../live/use-live.ts'
import { type PublicPage, shownVersions } from '../public-page.ts'
import type { Route } from './+types/known-language'
import { revalidateUnlessOpenedInPlace } from './opened-in-place.ts'

/** Every page may show translations: the building's names are on all of them. */
export const handle: PublicPage = { shows: ['translations'] }

export const shouldRevalidate = revalidateUnlessOpenedInPlace

/** Below the layout, so that the 404 of an unknown prefix has the site's header and footer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireOfferedLanguage(context, params.lang)
  return {
    versions: shownVersions(context, handle),
    untranslated: untranslatedOf(await loadBuilding(context)),
  }
}

export default function KnownLanguage({ loaderData: { versions } }: Route.ComponentProps) {
  useLive(versions)
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
