import { Link, redirect } from 'react-router'
import { listApartmentsById } from '../../../backend/data/apartments.ts'
import { inOrderOf, parseIds, withIds } from '../../../domain/favourites/favourites.ts'
import { maxAsked, maxCompared, maxFavourites } from '../../../domain/favourites/limits.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { favouritesSection } from '../../../text/public/sections/favourites.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageLoadError } from '../page.tsx'
import { ShareButton } from '../share-button.tsx'
import type { Route } from './+types/route'
import { HomeCard } from './home-card.tsx'
import { keptApartments } from './kept-apartments.ts'
import { describeHomes } from './kept-home.ts'
import { ListOfOthers, useOwnList } from './own-list.tsx'
import { useStatusChanges } from './status-changes.ts'

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans'],
  // Endlessly many values: the server bounds them and caches no such page (server/pages/canonical-parameters.ts).
  query: { ids: /./, compare: /./ },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = getLocale(context)
  const query = new URL(request.url).searchParams
  const ids = parseIds(query.get('ids'), maxFavourites)
  const { db, knownImages } = context.get(backendContext)
  const [building, written, stored] = await Promise.all([
    loadBuilding(context),
    loadTranslator(context),
    listApartmentsById(db, ids),
  ])
  const apartments = inOrderOf(ids, stored).map((apartment) => withPublicPrice(building, apartment))
  const shown = apartments.map(({ id }) => id)
  return {
    versions: shownVersions(context, handle),
    homes: await describeHomes(text, apartments, { db, knownImages, building, prefers: 'photo' }),
    ids: shown,
    missing: ids.length - shown.length,
    picked: parseIds(query.get('compare'), maxCompared).filter((id) => shown.includes(id)),
    untranslated: written.untranslated,
  }
}

/** A link to this page without ids leads to the browser's own list at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const kept = searchParams.has('ids') ? [] : keptApartments()
  if (kept.length > 0) throw redirect(withIds(pathname, kept))
  return serverLoader()
}

export default function FavouritesPage({
  loaderData: { versions, homes, ids, missing, picked },
}: Route.ComponentProps) {
  const { text, pages } = useLocale(favouritesSection)
  const { favourites } = text
  useLive(versions)
  useOwnList(ids.length + missing === 0)
  const changes = useStatusChanges(homes)
  const list = withIds(pages.favourites, ids)
  const comparisonOf = (id: string) => {
    const isPicked = picked.includes(id)
    if (homes.length <= maxCompared || (!isPicked && picked.length === maxCompared)) return undefined
    const next = isPicked ? picked.filter((each) => each !== id) : [...picked, id]
    return { isPicked, url: next.length > 0 ? `${list}&compare=${next.join(',')}` : list }
  }
  return (
    <Page title={favourites.title} description={favourites.description} isUnlisted>
      {missing > 0 && (
        <p className="mb-6 rounded-lg bg-sand-200 p-4 font-semibold">{favourites.missing(missing)}</p>
      )}
      {homes.length === 0 ? (
        <None />
      ) : (
        <>
          <Actions ids={ids} picked={picked} />
          <p role="status" className="sr-only">
            {homes.map(({ id, title }) => {
              const change = changes.get(id)
              // Announced once: the number of minutes grows silently.
              return change && `${title}: ${favourites.changed[change.status](1)}. `
            })}
          </p>
          <ul className="print-halves mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 2xl:grid-cols-4">
            {homes.map((home) => (
              <li key={home.id}>
                <HomeCard home={home} change={changes.get(home.id)} comparison={comparisonOf(home.id)} />
              </li>
            ))}
          </ul>
          <ListOfOthers ids={ids} />
        </>
      )}
    </Page>
  )
}

interface ActionsProps {
  ids: string[]
  picked: string[]
}

/** What is done with the whole list. */
function Actions({ ids, picked }: ActionsProps) {
  const { text, pages } = useLocale(favouritesSection)
  const { favourites } = text
  const compared = picked.length > 1 ? picked : ids.slice(0, maxCompared)
  const isFirst = picked.length < 2 && ids.length > maxCompared
  const asked = ids.slice(0, maxAsked)
  const ask =
    ids.length === 1
      ? favourites.askOne
      : ids.length > maxAsked
        ? favourites.askFirst(maxAsked)
        : favourites.askAll
  return (
    <div className="screen-only">
      <p className="text-sea-800">
        <span className="font-semibold">{favourites.count(ids.length)}.</span>{' '}
        {ids.length > maxCompared && favourites.pickAdvice(maxCompared)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:first:basis-full">
        {compared.length > 1 && (
          <Link to={withIds(pages.compare, compared)} className={button()}>
            {isFirst ? favourites.compareFirst(compared.length) : favourites.compare(compared.length)}
          </Link>
        )}
        <Link to={withIds(pages.contact, asked)} className={button({ kind: 'secondary' })}>
          {ask}
        </Link>
        <ShareButton title={favourites.title} search={withIds('', ids)} label={favourites.share} />
      </div>
    </div>
  )
}

function None() {
  const { text, pages } = useLocale(favouritesSection)
  const { title, advice, withoutScripts, toList } = text.favourites.none
  return (
    <EmptyState title={title} advice={advice}>
      <p className="mb-4 hidden text-sea-800 noscript:block">{withoutScripts}</p>
      <Link to={pages.apartments} className={button()}>
        {toList}
      </Link>
    </EmptyState>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale(favouritesSection)
  return <PageLoadError title={text.favourites.title} message={text.loadErrors.apartments} />
}
