import { Link } from 'react-router'
import { listApartmentsById } from '../../../backend/data/apartments.ts'
import { getBuyerFacts } from '../../../backend/data/settings.ts'
import { inOrderOf, parseIds, withIds } from '../../../domain/favourites/favourites.ts'
import { maxCompared } from '../../../domain/favourites/limits.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { favouritesSection } from '../../../text/public/sections/favourites.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadOptional, type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { findWindowView, type WindowView } from '../apartment/window-view/find-window-view.ts'
import { describeHomes } from '../favourites/kept-home.ts'
import { Page, PageLoadError } from '../page.tsx'
import { ShareButton } from '../share-button.tsx'
import type { Route } from './+types/route'
import compareStyles from './compare.css?url'
import { CompareTable } from './compare-table.tsx'
import { describeRows } from './compared-rows.ts'

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans', 'panoramas', 'settings'],
  // Endlessly many values: the server bounds them and caches no such page (server/pages/canonical-parameters.ts).
  query: { ids: /./, diff: ['1'] },
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: compareStyles }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = getLocale(context)
  const query = new URL(request.url).searchParams
  const ids = parseIds(query.get('ids'), maxCompared)
  const onlyDifferences = query.get('diff') === '1'
  const { db, knownImages } = context.get(backendContext)
  const [building, written, stored, buyer] = await Promise.all([
    loadBuilding(context),
    loadTranslator(context),
    listApartmentsById(db, ids),
    getBuyerFacts(db),
  ])
  const apartments = inOrderOf(ids, stored).map((apartment) =>
    written.apartment(withPublicPrice(building, apartment)),
  )
  const views = new Map<string, WindowView>()
  for (const apartment of apartments) {
    const view = await loadOptional(context, findWindowView({ db, knownImages }, building, text, apartment))
    if (view && view !== 'unread') views.set(apartment.id, view)
  }
  const sources = { text, building, buyer: written.buyerFacts(buyer.values), views }
  return {
    versions: shownVersions(context, handle),
    homes: await describeHomes(text, apartments, { db, knownImages, building, prefers: 'plan' }),
    rows: describeRows(apartments, sources, onlyDifferences),
    missing: ids.length - apartments.length,
    onlyDifferences,
    untranslated: written.untranslated,
  }
}

export default function ComparePage({
  loaderData: { versions, homes, rows, missing, onlyDifferences },
}: Route.ComponentProps) {
  const { text, pages } = useLocale(favouritesSection)
  const { compare, favourites } = text
  useLive(versions)
  const ids = homes.map(({ id }) => id)
  const own = withIds(pages.compare, ids)
  return (
    <Page
      title={compare.title}
      description={compare.description}
      isUnlisted
      back={{ to: pages.favourites, label: compare.toFavourites }}
    >
      {missing > 0 && (
        <p className="mb-6 rounded-lg bg-sand-200 p-4 font-semibold">{favourites.missing(missing)}</p>
      )}
      {homes.length === 0 ? (
        <EmptyState {...compare.none}>
          <Link to={pages.apartments} className={button()}>
            {favourites.none.toList}
          </Link>
        </EmptyState>
      ) : (
        <div className="compare-page">
          <div className="screen-only mb-6 flex flex-wrap gap-3 max-sm:*:flex-1">
            <Link to={withIds(pages.contact, ids)} className={button({ className: 'max-sm:w-full' })}>
              {ids.length > 1 ? favourites.askAll : compare.ask}
            </Link>
            {homes.length > 1 && (
              <Link
                to={onlyDifferences ? own : `${own}&diff=1`}
                replace
                preventScrollReset
                className={button({ kind: 'secondary' })}
              >
                {onlyDifferences ? compare.everything : compare.onlyDifferences}
              </Link>
            )}
            <ShareButton title={compare.title} search={withIds('', ids)} label={favourites.share} />
          </div>
          <CompareTable homes={homes} rows={rows} />
        </div>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale(favouritesSection)
  return <PageLoadError title={text.compare.title} message={text.loadErrors.apartments} />
}
