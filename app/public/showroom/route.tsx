import { data } from 'react-router'
import { showroomAccess } from '../../../backend/data/key-access.ts'
import { backendContext } from '../../context.ts'
import { NotFoundMessage } from '../../error-page.tsx'
import { loadOfferedLanguages } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { shownVersions } from '../../public-page.ts'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import type { Route } from './+types/route'
import { describeShowroom } from './describe-showroom.ts'
import showroomStyles from './showroom.css?url'
import { Showroom } from './showroom.tsx'

/**
 * Not its `handle`: the page is never in the page cache, which knows no keys. It is rendered for each request, and only
 * for one with the key.
 */
const shows = {
  shows: ['apartments', 'buildingViews', 'floorPlans', 'panoramas', 'parkingSpots', 'settings'],
} as const

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: showroomStyles }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  if (!(await showroomAccess.isOpenedBy(db, key)))
    return data(
      { versions: shownVersions(context, { shows: ['settings'] }), found: undefined, untranslated: [] },
      { status: 404 },
    )
  const versions = shownVersions(context, shows)
  const [{ untranslated, ...showroom }, languages] = await Promise.all([
    describeShowroom(context),
    loadOfferedLanguages(context),
  ])
  return data(
    { versions, found: { showroom, languages }, untranslated },
    { headers: { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' } },
  )
}

export default function ShowroomPage({ loaderData: { versions, found } }: Route.ComponentProps) {
  useLive(versions)
  return found ? <Showroom {...found} versions={versions} /> : <NotFoundMessage />
}
