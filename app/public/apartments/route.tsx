import { FileText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { getCompanySettings, getPageTexts } from '../../../backend/data/settings.ts'
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
import { namedBuilding } from '../../../domain/building/building.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { parseSort, type Sort, sortChoices } from '../../../domain/lists/sort.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { type ApartmentColumnName, columnsOf } from '../../../text/public/apartment-columns.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { CardTable, PlacedRow, placedCell, RowLink } from '../../ui/card-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentFilterBar } from './apartment-filters.tsx'

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
    number: ({ id, number }) => <RowLink to={pages.apartment(id)}>{number}</RowLink>,
    status: ({ status }) => <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />,
  }
  return (
    <CardTable
      label={text.apartments.title}
      columns={heads}
      sortable={apartmentSortKeys}
      sort={sort}
      layout={layout}
    >
      {apartments.map((apartment) => (
        <Row key={apartment.id} {...{ columns, cells, writtenLine, apartment }} />
      ))}
    </CardTable>
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
  shows: ['apartments', 'settings'],
  query: { ...apartmentFilterChoices, ...sortChoices(apartmentSortKeys) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text, pages } = getLocale(context)
  const query = new URL(request.url).searchParams
  const building = await loadBuilding(context)
  const filters = parseApartmentFilters(building, query)
  const sort = parseSort(apartmentSortKeys, query)
  const { db } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const [stored, company, texts, written] = await Promise.all([
    listApartmentItems(db, filters),
    getCompanySettings(db),
    getPageTexts(db),
    loadTranslator(context),
  ])
  const apartments = stored
    .map((apartment) => withPublicPrice(building, apartment))
    // With a maximum price, apartments with a hidden price are left out: theirs may be higher.
    .filter(({ price }) => filters.maxPrice === undefined || !isHiddenPrice(price))
  const priceList = company.values.publicPriceList
    ? pages.priceList + apartmentListQuery(filters, sort)
    : undefined
  const rows = encodeColumns(sortApartments(building, apartments, sort))
  const intro = written.introduction(texts.values, 'apartments') || text.introductions.apartments
  const description = text.descriptions.describeApartments(
    namedBuilding(building, company.values.companyName),
  )
  const { untranslated } = written
  return { versions, filters, sort, rows, priceList, intro, description, untranslated }
}

export default function ApartmentsPage({
  loaderData: { versions, filters, sort, rows, priceList, intro, description },
}: Route.ComponentProps) {
  const { text } = useLocale(apartmentsSection)
  useLive(versions)
  const apartments = useMemo(() => decodeColumns(rows), [rows])
  const free = apartments.filter(({ status }) => status === 'available').length
  return (
    <Page title={text.apartments.title} description={description} intro={intro}>
      <ApartmentFilterBar filters={filters} more={priceList && <PriceListLink to={priceList} />}>
        <span>{text.apartments.count(apartments.length)}</span>, <span>{text.apartmentList.free(free)}</span>
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
  const { text } = useLocale(apartmentsSection)
  return (
    <a href={to} className="filter-more">
      <FileText className="size-5 max-sm:hidden" aria-hidden="true" />
      {text.apartments.priceList}
    </a>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  const { text, pages } = useLocale(apartmentsSection)
  const { none, empty, emptyAdvice, showAll } = text.apartmentList
  if (!filtered) return <EmptyState {...none} />
  return (
    <EmptyState title={empty} advice={emptyAdvice}>
      <Link to={pages.apartments} className={button({ kind: 'secondary' })}>
        {showAll}
      </Link>
    </EmptyState>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale(apartmentsSection)
  return <PageLoadError title={text.apartments.title} message={text.loadErrors.apartments} />
}
