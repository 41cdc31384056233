import { FileText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { keptApartments, keptCompany, keptPageTexts } from '../../../backend/live/kept-reads.ts'
import {
  type ApartmentFilters,
  type ApartmentSortKey,
  apartmentListQuery,
  apartmentSortKeys,
  matchesFilters,
  parseApartmentFilters,
  sortForVisitors,
} from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentFilterChoices, repeatedFilters } from '../../../domain/apartment/filter-choices.ts'
import { rangeBounds } from '../../../domain/apartment/range-bounds.ts'
import { namedBuilding } from '../../../domain/building/building.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { parseSort, type Sort, sortChoices } from '../../../domain/lists/sort.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { type ApartmentColumnName, columnsOf } from '../../../text/public/apartment-columns.ts'
import { describeFilters } from '../../../text/public/describe-filters.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { useRows } from '../../row-html.tsx'
import { loadTranslator } from '../../translator.ts'
import { CardTable, PlacedRow, placedCell, RowLink, useRowLinks } from '../../ui/card-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { heartButton } from '../favourites/heart-button.tsx'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentCards, type ListedApartment } from './apartment-cards.tsx'
import { ApartmentFilterBar } from './apartment-filters.tsx'
import { type ChosenFilter, ChosenFilters, NothingFound } from './chosen-filters.tsx'
import { OrderSelect, ViewLinks } from './list-controls.tsx'
import { type CardPhoto, listCardPhotos, listPlanPictures } from './list-pictures.ts'
import { listQuery, parseListView, viewChoices, withoutFilter } from './list-view.ts'
import { useRememberedList } from './remembered-list.ts'

interface Props {
  apartments: ApartmentListItem[]
  sort: Sort<ApartmentSortKey> | undefined
}

/** Class names of apartment-lists.css. */
const layout = { frame: 'apartment-frame', table: 'apartment-list' }

export function PublicApartmentTable({ apartments, sort }: Props) {
  const { text, pages } = useLocale(apartmentsSection)
  const columns = columnsOf(text, useBuilding(), 'public')
  const writtenLine = useWrittenLine()
  const heads = Object.fromEntries(columns.map(({ name, header }) => [name, header]))
  const cells: Cells = {
    number: ({ id, number }) => (
      <>
        <RowLink to={pages.apartment(id)}>{number}</RowLink>
        {heartButton(text, { id, number })}
      </>
    ),
    status: ({ status }) => <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />,
  }
  const rows = useRows('apartments', apartments, (apartment) => (
    <Row key={apartment.id} {...{ columns, cells, writtenLine, apartment }} />
  ))
  return (
    <CardTable
      label={text.apartments.title}
      columns={heads}
      sortable={apartmentSortKeys}
      sort={sort}
      layout={layout}
      rows={rows}
    />
  )
}

/** Cells with more than text. */
type Cells = Partial<Record<ApartmentColumnName, (apartment: ApartmentListItem) => ReactNode>>

interface RowProps {
  columns: ReturnType<typeof columnsOf<'public'>>
  cells: Cells
  writtenLine: ReturnType<typeof useWrittenLine>
  apartment: ApartmentListItem
}

function Row({ columns, cells, writtenLine, apartment }: RowProps) {
  return (
    <PlacedRow>
      {columns.map(({ name, text, label }) =>
        placedCell(name, cells[name]?.(apartment) ?? writtenLine(text(apartment)), label?.(apartment)),
      )}
    </PlacedRow>
  )
}

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans', 'settings'],
  query: { ...apartmentFilterChoices, ...sortChoices(apartmentSortKeys), ...viewChoices },
  repeated: repeatedFilters,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text, pages } = getLocale(context)
  const query = new URL(request.url).searchParams
  const building = await loadBuilding(context)
  const filters = parseApartmentFilters(building, query)
  const sort = parseSort(apartmentSortKeys, query)
  const view = parseListView(query)
  const backend = context.get(backendContext)
  const { db, knownImages } = backend
  const versions = shownVersions(context, handle)
  const [stored, pictures, photos, company, texts, written] = await Promise.all([
    keptApartments.get(backend),
    view === 'cards' ? listPlanPictures(db) : undefined,
    view === 'cards' ? listCardPhotos(db, knownImages) : undefined,
    keptCompany.get(backend),
    keptPageTexts.get(backend),
    loadTranslator(context),
  ])
  // A price filter must not tell a price that is hidden.
  const all = stored.map((apartment) => withPublicPrice(building, apartment))
  const matching = (wanted: ApartmentFilters) =>
    all.filter((apartment) => matchesFilters(building, apartment, wanted))
  const found = sortForVisitors(building, matching(filters), sort)
  const chosen = describeFilters(text, building, filters).map((described): ChosenFilter => {
    const others = withoutFilter(filters, described)
    const without = listQuery({ filters: others, sort, view })
    return { label: described.label, without, found: matching(others).length }
  })
  const priceList = company.values.publicPriceList
    ? pages.priceList + apartmentListQuery(filters, sort)
    : undefined
  const rows = encodeColumns(
    pictures
      ? found.map((each) => ({
          ...each,
          ...(pictures.places.get(each.id) ?? noPicture),
          ...(photos?.get(each.id) ?? noPhoto),
        }))
      : found,
  )
  const intro = written.introduction(texts.values, 'apartments') || text.introductions.apartments
  const description = text.descriptions.describeApartments(
    namedBuilding(building, company.values.companyName),
  )
  return {
    versions,
    filters,
    sort,
    view,
    views: {
      cards: listQuery({ filters, sort, view: 'cards' }),
      table: listQuery({ filters, sort, view: 'table' }),
    },
    bounds: rangeBounds(building, all),
    chosen,
    rows,
    plans: pictures?.plans ?? [],
    priceList,
    intro,
    description,
    untranslated: written.untranslated,
  }
}

const noPicture = { plan: null, part: '', outline: '' }
const noPhoto: CardPhoto = { photo: null, photoWidth: 0 }

export default function ApartmentsPage({ loaderData }: Route.ComponentProps) {
  const { versions, filters, sort, view, views, bounds, chosen, rows, plans } = loaderData
  const { priceList, intro, description } = loaderData
  const { text } = useLocale(apartmentsSection)
  useLive(versions)
  const apartments = useMemo(() => decodeColumns<ListedApartment>(rows), [rows])
  const list = useRememberedList(views[view], apartments)
  const follow = useRowLinks()
  const free = apartments.filter(({ status }) => status === 'available').length
  return (
    <Page title={text.apartments.title} description={description} intro={intro}>
      <ApartmentFilterBar
        filters={filters}
        sort={sort}
        bounds={bounds}
        found={apartments.length}
        chosen={chosen.length - (filters.available ? 1 : 0)}
        more={
          <>
            <OrderSelect sort={sort} />
            <ViewLinks view={view} queries={views} />
            {priceList && <PriceListLink to={priceList} />}
          </>
        }
      >
        <span>{text.apartments.count(apartments.length)}</span>, <span>{text.apartmentList.free(free)}</span>
      </ApartmentFilterBar>
      <ChosenFilters chosen={chosen} />
      <div ref={list.ref} onClickCapture={list.remember}>
        {apartments.length === 0 && <NothingFound chosen={chosen} />}
        {apartments.length > 0 && view === 'table' && (
          <PublicApartmentTable apartments={apartments} sort={sort} />
        )}
        {apartments.length > 0 && view === 'cards' && (
          <ApartmentCards apartments={apartments} plans={plans} onClick={follow} />
        )}
      </div>
    </Page>
  )
}

function PriceListLink({ to }: { to: string }) {
  const { text } = useLocale(apartmentsSection)
  return (
    <a href={to} className="filter-more">
      <FileText className="size-5 max-sm:hidden" aria-hidden="true" />
      {text.apartments.priceList}
    </a>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale(apartmentsSection)
  return <PageLoadError title={text.apartments.title} message={text.loadErrors.apartments} />
}
