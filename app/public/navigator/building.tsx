import { useMemo } from 'react'
import { Link } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { listBuildingViews } from '../../../backend/data/plans/building-views.ts'
import { getPageTexts } from '../../../backend/data/settings.ts'
import { navigatorFilterChoices, repeatedFilters } from '../../../domain/apartment/filter-choices.ts'
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
import { listPlanPictures } from '../apartments/list-pictures.ts'
import { viewParameter } from '../navigator-urls.ts'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/building'
import { ApartmentGrid } from './apartment-grid.tsx'
import { Facade } from './facade.tsx'
import { filterHomes } from './filter-homes.ts'
import { FilterQuery } from './filter-query.ts'
import { Legend } from './legend.tsx'
import { type PicturedApartment, toNavigatorApartments } from './navigator-apartment.ts'
import { NavigatorFilters } from './navigator-filters.tsx'
import { Peeking } from './peeking.tsx'
import { showView } from './shown-building.ts'
import { ViewTabs } from './view-tabs.tsx'

export const handle: PublicPage = {
  shows: ['apartments', 'buildingViews', 'floorPlans', 'settings'],
  query: {
    [viewParameter]: Array.from({ length: maxBuildingViews - 1 }, (_, index) => String(index + 2)),
    ...navigatorFilterChoices,
  },
  repeated: repeatedFilters,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const { text } = getLocale(context)
  const versions = shownVersions(context, handle)
  const [building, views, stored, pictures, texts, written] = await Promise.all([
    loadNamedBuilding(context),
    listBuildingViews(db),
    listApartmentItems(db),
    listPlanPictures(db),
    getPageTexts(db),
    loadTranslator(context),
  ])
  const homes = stored.map((apartment) => withPublicPrice(building, apartment))
  const { filtering, fittingIds } = filterHomes(text, building, homes, request)
  const apartments = toNavigatorApartments(homes, fittingIds)
  const asked = new URL(request.url).searchParams.get(viewParameter)
  return {
    versions,
    filtering,
    view: showView(text, building, views.map(written.view), apartments, asked, filtering.query !== ''),
    rows: encodeColumns(
      apartments.map((apartment) => ({ ...apartment, ...(pictures.places.get(apartment.id) ?? noPicture) })),
    ),
    plans: pictures.plans,
    intro: written.introduction(texts.values, 'navigator') || text.introductions.navigator(building),
    description: text.descriptions.describeBuilding(building, homes),
    untranslated: written.untranslated,
  }
}

const noPicture = { plan: null, part: '', outline: '' }

export default function Building({ loaderData }: Route.ComponentProps) {
  const { versions, filtering, view, rows, plans, intro, description } = loaderData
  useLive(versions)
  const text = useLocale(navigatorSection).text.navigator
  const apartments = useMemo(() => decodeColumns<PicturedApartment>(rows), [rows])
  const grid = buildingGrid(useBuilding(), apartments)
  return (
    <Page title={text.title} intro={intro} description={description}>
      <FilterQuery value={filtering.query}>
        <NavigatorFilters filtering={filtering} />
        <Peeking apartments={apartments} plans={plans}>
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
                <Legend apartments={apartments.filter(({ fits }) => fits)} label={text.building.legend} />
              )}
              <ApartmentGrid grid={grid} />
            </section>
          </div>
        </Peeking>
      </FilterQuery>
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
