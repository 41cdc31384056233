import { FileText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { href, Link } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { getCompanySettings, getPageTexts } from '../../../backend/data/settings.ts'
import { type ApartmentColumnName, columnsOf } from '../../../domain/apartment/apartment-columns.ts'
import {
  type ApartmentSortKey,
  apartmentFilterChoices,
  apartmentListQuery,
  apartmentSortKeys,
  hasApartmentFilters,
  parseApartmentFilters,
  sortApartments,
} from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { forBuilding, namedBuilding } from '../../../domain/building/building.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { parseSort, type Sort, sortChoices } from '../../../domain/lists/sort.ts'
import { introductionOf } from '../../../domain/page-texts/page-texts.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { listText } from '../../../text/public/bg/apartment-list.ts'
import { apartmentsText as text } from '../../../text/public/bg/apartments.ts'
import { describeApartments } from '../../../text/public/bg/descriptions.ts'
import { introductionText } from '../../../text/public/bg/introductions.ts'
import { loadErrors } from '../../../text/public/bg/load-errors.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { button } from '../../ui/button.ts'
import { CardTable, PlacedRow, placedCell, RowLink } from '../../ui/card-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentFilterBar } from './apartment-filters.tsx'

const publicColumns = forBuilding((building) => {
  const columns = columnsOf(building, 'public')
  return { columns, heads: Object.fromEntries(columns.map(({ name, header }) => [name, header])) }
})
type Column = ReturnType<typeof publicColumns>['columns'][number]

/** Cells with more than text. */
const cells: Partial<Record<ApartmentColumnName, (apartment: ApartmentListItem) => ReactNode>> = {
  number: ({ id, number }) => <RowLink to={href('/:lang?/apartments/:id', { id })}>{number}</RowLink>,
  status: ({ status }) => <StatusBadge status={status} label={apartmentStatusLabels[status]} />,
}

interface Props {
  apartments: ApartmentListItem[]
  sort: Sort<ApartmentSortKey> | undefined
}

/** Class names of apartment-lists.css. */
const layout = { frame: 'apartment-frame', table: 'apartment-list' }

export function PublicApartmentTable({ apartments, sort }: Props) {
  const { columns, heads } = publicColumns(useBuilding())
  return (
    <CardTable label={text.title} columns={heads} sortable={apartmentSortKeys} sort={sort} layout={layout}>
      {apartments.map((apartment) => (
        <Row key={apartment.id} columns={columns} apartment={apartment} />
      ))}
    </CardTable>
  )
}

function Row({ columns, apartment }: { columns: Column[]; apartment: ApartmentListItem }) {
  return (
    <PlacedRow>
      {columns.map(({ name, text, label }) =>
        placedCell(name, cells[name]?.(apartment) ?? text(apartment), label?.(apartment)),
      )}
    </PlacedRow>
  )
}

export const handle: PublicPage = {
  shows: ['apartments', 'settings'],
  query: { ...apartmentFilterChoices, ...sortChoices(apartmentSortKeys) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const building = await loadBuilding(context)
  const filters = parseApartmentFilters(building, query)
  const sort = parseSort(apartmentSortKeys, query)
  const { db } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const [stored, company, texts] = await Promise.all([
    listApartmentItems(db, filters),
    getCompanySettings(db),
    getPageTexts(db),
  ])
  const apartments = stored
    .map((apartment) => withPublicPrice(building, apartment))
    // With a maximum price, apartments with a hidden price are left out: theirs may be higher.
    .filter(({ price }) => filters.maxPrice === undefined || !isHiddenPrice(price))
  const priceList = company.values.publicPriceList
    ? href('/:lang?/price-list.pdf') + apartmentListQuery(filters, sort)
    : undefined
  const rows = encodeColumns(sortApartments(building, apartments, sort))
  const intro = introductionOf(texts.values, 'apartments', introductionText.apartments)
  const description = describeApartments(namedBuilding(building, company.values.companyName))
  return { versions, filters, sort, rows, priceList, intro, description }
}

export default function ApartmentsPage({
  loaderData: { versions, filters, sort, rows, priceList, intro, description },
}: Route.ComponentProps) {
  useLive(versions)
  const apartments = useMemo(() => decodeColumns(rows), [rows])
  const free = apartments.filter(({ status }) => status === 'available').length
  return (
    <Page title={text.title} description={description} intro={intro}>
      <ApartmentFilterBar filters={filters} more={priceList && <PriceListLink to={priceList} />}>
        <span>{text.count(apartments.length)}</span>, <span>{listText.free(free)}</span>
      </ApartmentFilterBar>
      {apartments.length > 0 ? (
        <PublicApartmentTable apartments={apartments} sort={sort} />
      ) : (
        <Empty filtered={hasApartmentFilters(filters)} />
      )}
    </Page>
  )
}

function PriceListLink({ to }: { to: string }) {
  return (
    <a href={to} className="filter-more">
      <FileText className="size-5 max-sm:hidden" aria-hidden="true" />
      {text.priceList}
    </a>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState {...listText.none} />
  return (
    <EmptyState title={listText.empty} advice={listText.emptyAdvice}>
      <Link to={href('/:lang?/apartments')} className={button({ kind: 'secondary' })}>
        {listText.showAll}
      </Link>
    </EmptyState>
  )
}

export function ErrorBoundary() {
  return <PageLoadError title={text.title} message={loadErrors.apartments} />
}
