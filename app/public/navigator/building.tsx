import { useMemo } from 'react'
import { Link } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { listBuildingViews } from '../../../backend/data/plans/building-views.ts'
import { getPageTexts } from '../../../backend/data/settings.ts'
import { buildingGrid } from '../../../domain/building/building-grid.ts'
import { maxBuildingViews } from '../../../domain/building/building-view.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { viewParameter } from '../navigator-urls.ts'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/building'
import { ApartmentGrid } from './apartment-grid.tsx'
import { Facade } from './facade.tsx'
import { Legend } from './legend.tsx'
import { toNavigatorApartments } from './navigator-apartment.ts'
import { showView } from './shown-building.ts'
import { ViewTabs } from './view-tabs.tsx'

export const handle: PublicPage = {
  shows: ['apartments', 'buildingViews', 'settings'],
  query: { [viewParameter]: Array.from({ length: maxBuildingViews - 1 }, (_, index) => String(index + 2)) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const { text } = getLocale(context)
  const versions = shownVersions(context, handle)
  const [building, views, stored, texts, written] = await Promise.all([
    loadNamedBuilding(context),
    listBuildingViews(db),
    listApartmentItems(db),
    getPageTexts(db),
    loadTranslator(context),
  ])
  const apartments = stored.map((apartment) => withPublicPrice(building, apartment))
  const asked = new URL(request.url).searchParams.get(viewParameter)
  return {
    versions,
    view: showView(text, building, views.map(written.view), apartments, asked),
    rows: encodeColumns(toNavigatorApartments(apartments)),
    intro: written.introduction(texts.values, 'navigator') || text.introductions.navigator(building),
    description: text.descriptions.describeBuilding(building, apartments),
    untranslated: written.untranslated,
  }
}

export default function Building({
  loaderData: { versions, view, rows, intro, description },
}: Route.ComponentProps) {
  useLive(versions)
  const text = useLocale(navigatorSection).text.navigator
  const apartments = useMemo(() => decodeColumns(rows), [rows])
  const grid = buildingGrid(useBuilding(), apartments)
  return (
    <Page title={text.title} intro={intro} description={description}>
      <div
        className={`grid items-start gap-6 ${view ? 'lg:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(24rem,1fr)_auto]' : ''}`}
      >
        {view && (
          <div className="lg:sticky lg:top-24">
            <ViewTabs names={view.names} current={view.current} />
            <Facade key={view.imageUrl} view={view} apartments={apartments} />
          </div>
        )}
        <section aria-labelledby="all-apartments">
          <h2 id="all-apartments" className="sr-only">
            {text.building.apartments}
          </h2>
          {apartments.length === 0 ? (
            <NoApartments />
          ) : (
            <Legend apartments={apartments} label={text.building.legend} />
          )}
          <ApartmentGrid grid={grid} />
        </section>
      </div>
    </Page>
  )
}

function NoApartments() {
  const { text, pages } = useLocale(navigatorSection)
  const { empty, emptyAdvice } = text.navigator.building
  return (
    <EmptyState title={empty} advice={emptyAdvice}>
      <Link to={pages.contact} className={button({})}>
        {text.site.enquire}
      </Link>
    </EmptyState>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale(navigatorSection)
  return <PageLoadError title={text.navigator.title} message={text.loadErrors.apartments} />
}
