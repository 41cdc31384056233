import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { countAlertsBySubject } from '../../../backend/data/alerts/alerts.ts'
import { countApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import {
  apartmentSortKeys,
  hasApartmentFilters,
  parseAdminApartmentFilters,
} from '../../../domain/apartment/apartment-filters.ts'
import { toEditableItem } from '../../../domain/apartment/apartment-list-item.ts'
import { decodeColumns } from '../../../domain/lists/encode-columns.ts'
import { listPage } from '../../../domain/lists/list-page.ts'
import { parsePage, rowsOnPage } from '../../../domain/lists/page.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import { generateText } from '../../../text/admin/generate.ts'
import { importText } from '../../../text/admin/import.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { listText } from '../../../text/public/bg/apartment-list.ts'
import { apartmentsText } from '../../../text/public/bg/apartments.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelectedRows } from '../bulk/use-selected-rows.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList, ListActions } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { TemplateLink } from '../import/template-link.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import { PinnedRows } from '../row-changes/pinned-rows.ts'
import { saveRowAction } from '../row-changes/row-actions.ts'
import { toastRowChange } from '../row-changes/row-toasts.ts'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import { useMayChange } from '../session/use-role.ts'
import type { Route } from './+types/route'
import { listAdminApartments } from './admin-list.ts'
import { apartmentServerCollection } from './apartment-collection.server.ts'
import { ApartmentListFilters } from './apartment-list-filters.tsx'
import { AdminApartmentTable } from './apartment-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  const versions = await versionsOf(db, 'apartments', 'reservations')
  const found = await listAdminApartments(building, db, query)
  const { rows, ...pages } = listPage(found, { page: parsePage(query), size: rowsOnPage(found.length) })
  // The deal that holds a home comes last, so that it is the one that the map keeps.
  const active = (await listActiveReservations(db)).reverse()
  const deals = new Map(active.map((deal) => [deal.apartmentId, pick(deal, ['id', 'state'])]))
  const waiting = await countAlertsBySubject(db)
  return {
    versions,
    filters: parseAdminApartmentFilters(building, query),
    search: parseSearch(query),
    sort: parseSort(apartmentSortKeys, query),
    apartments: rows.map((apartment) =>
      toEditableItem(apartment, { deal: deals.get(apartment.id), waiting: waiting.get(apartment.id) }),
    ),
    free: found.filter(({ status, isDraft }) => status === 'available' && !isDraft).length,
    drafts: await countApartments(db, { drafts: 'only' }),
    ...pages,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return saveRowAction({ request, context }, apartmentServerCollection)
}

export const shouldRevalidate = revalidateAlsoWhenStale

export const clientAction = toastRowChange(errors.saveApartment)

export default function ApartmentsScreen({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, sort, apartments, free, drafts, page, total, others } = loaderData
  useLive(versions)
  const otherRows = useMemo(() => others && decodeColumns(others), [others])
  const { shown, changeable, pins, selection, keep } = useSelectedRows(apartments, {
    total,
    ...(otherRows && { others: otherRows }),
  })
  const mayChange = useMayChange()
  const filtered = search !== '' || hasApartmentFilters(filters)
  return (
    <Screen
      title={adminText.screens.apartments}
      action={
        <ListActions collection="apartments" add={href('/admin/apartments/new')}>
          <PriceListLink />
        </ListActions>
      }
    >
      {mayChange && filters.drafts === 'only' && drafts > 0 && (
        <p className="mb-3 max-w-3xl">{draftText.next}</p>
      )}
      <ApartmentListFilters search={search} filters={filters} hasDrafts={drafts > 0}>
        <span>{apartmentsText.count(total)}</span>, <span>{listText.free(free)}</span>
      </ApartmentListFilters>
      <PinnedRows value={pins}>
        <RowFocus rows={shown}>
          <SteadyRows rows={shown}>
            {(steady) =>
              steady.length > 0 && (
                <AdminApartmentTable
                  apartments={steady}
                  sort={sort}
                  selection={mayChange ? selection : undefined}
                />
              )
            }
          </SteadyRows>
        </RowFocus>
      </PinnedRows>
      <PageLinks page={page} total={total} size={rowsOnPage(total)} labels={pagesText.inOrder} />
      <BulkBar of="apartments" labels={labels.apartmentStatus} rows={changeable} {...{ selection, keep }} />
      {shown.length === 0 && filtered && (
        <EmptyState {...(filters.drafts === 'only' && drafts === 0 ? draftText.none : adminText.noMatches)} />
      )}
      {shown.length === 0 && !filtered && (
        <EmptyList {...adminText.noApartments}>
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={href('/admin/apartments/generate')} className={button({ kind: 'secondary' })}>
              {generateText.title}
            </Link>
            <TemplateLink />
            <Link to={href('/admin/import')} className={button({ kind: 'quiet' })}>
              {importText.link}
            </Link>
          </div>
        </EmptyList>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.apartments} message={errors.load.apartments} />
}

/** The apartments of the list as a price list: a PDF in a new tab, or a spreadsheet. */
function PriceListLink() {
  const [query] = useSearchParams()
  const url = (more: [string, string][] = []) => {
    const filters = [...query].filter(([name]) => name !== 'page')
    const search = new URLSearchParams([...filters, ...more]).toString()
    return href('/admin/apartments/price-list') + (search && `?${search}`)
  }
  return (
    <span className="flex flex-wrap">
      <a
        href={url()}
        target="_blank"
        rel="noreferrer"
        className={button({ kind: 'secondary', className: 'rounded-r-none' })}
      >
        <FileText className="size-5" aria-hidden="true" />
        {apartmentsText.priceList}
      </a>
      <a
        href={url([['format', 'xlsx']])}
        download
        aria-label={`${apartmentsText.priceList}: ${importText.exportAs.xlsx}`}
        className={button({ kind: 'secondary', className: 'rounded-l-none border-l-0 px-4' })}
      >
        {importText.exportAs.xlsx}
      </a>
    </span>
  )
}
