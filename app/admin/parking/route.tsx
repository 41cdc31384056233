import { ChevronDown, PenLine } from 'lucide-react'
import { useMemo } from 'react'
import { data, href, isRouteErrorResponse, Link, useRevalidator } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listParkingPlans } from '../../../backend/data/plans/parking-plans.ts'
import { isUnavailable } from '../../../backend/is-unavailable.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { decodeColumns } from '../../../domain/lists/encode-columns.ts'
import { listPage } from '../../../domain/lists/list-page.ts'
import { parsePage, rowsOnPage } from '../../../domain/lists/page.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { parkingPlansText } from '../../../text/admin/plans.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import { bundledPlan } from '../../images/bundled-plans.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Image } from '../../ui/image.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelectedRows } from '../bulk/use-selected-rows.ts'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList, ListActions } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import { PinnedRows } from '../row-changes/pinned-rows.ts'
import { saveRowAction } from '../row-changes/row-actions.ts'
import { toastRowChange } from '../row-changes/row-toasts.ts'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import { useMayChange } from '../session/use-role.ts'
import type { Route } from './+types/route'
import { listAdminParkingSpots } from './admin-list.ts'
import { parkingServerCollection } from './parking-collection.server.ts'
import { ParkingListFilters } from './parking-list-filters.tsx'
import { AdminParkingTable } from './parking-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  try {
    const backend = context.get(backendContext)
    const versions = await versionsOf(backend.db, 'parkingSpots', 'parkingPlans')
    const { spots: found, levels } = await listAdminParkingSpots(
      await loadBuilding(context),
      backend.db,
      query,
    )
    const { rows, ...pages } = listPage(found, { page: parsePage(query), size: rowsOnPage(found.length) })
    return {
      versions,
      spots: rows,
      levels,
      ...pages,
      filters: parseParkingFilters(query),
      search: parseSearch(query),
      sort: parseSort(parkingSortKeys, query),
      plans: await findUploadedPlans(backend),
    }
  } catch (error) {
    context.get(requestContext).logError(error)
    throw data(isUnavailable(error) ? text.unread.unavailable : text.unread.failed, { status: 500 })
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return saveRowAction({ request, context }, parkingServerCollection)
}

export const shouldRevalidate = revalidateAlsoWhenStale

export const clientAction = toastRowChange(errors.saveParkingSpot)

export default function ParkingScreen({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, sort, spots, levels, plans, page, total, others } = loaderData
  useLive(versions)
  const otherRows = useMemo(() => others && decodeColumns(others), [others])
  const { shown, changeable, pins, selection, keep } = useSelectedRows(spots, {
    total,
    ...(otherRows && { others: otherRows }),
  })
  const mayChange = useMayChange()
  const filtered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return (
    <Screen
      title={adminText.screens.parking}
      action={<ListActions collection="parkingSpots" add={href('/admin/parking/new')} />}
    >
      <LevelPlans plans={plans} />
      <ParkingListFilters search={search} filters={filters} levels={levels}>
        {text.count(total)}
      </ParkingListFilters>
      <PinnedRows value={pins}>
        <RowFocus rows={shown}>
          <SteadyRows rows={shown}>
            {(steady) =>
              steady.length > 0 && (
                <AdminParkingTable spots={steady} sort={sort} selection={mayChange ? selection : undefined} />
              )
            }
          </SteadyRows>
        </RowFocus>
      </PinnedRows>
      <PageLinks page={page} total={total} size={rowsOnPage(total)} labels={pagesText.inOrder} />
      <BulkBar of="parking" labels={labels.parkingStatus} rows={changeable} {...{ selection, keep }} />
      {shown.length === 0 && filtered && <EmptyState {...adminText.noMatches} />}
      {shown.length === 0 && !filtered && <EmptyList {...text.none} />}
    </Screen>
  )
}

/**
 * Shows that the list could not be loaded, and a detail. The detail is never the database's own message, which
 * is only for the log.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail =
    isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : text.unread.failed
  return <ScreenLoadError title={adminText.screens.parking} message={`${errors.load.parking}: ${detail}`} />
}

/** The newest uploaded plan of each level that has one. */
async function findUploadedPlans({
  db,
  knownImages,
}: Backend): Promise<Partial<Record<ParkingLevel, StoredImage>>> {
  const plans = await listParkingPlans(db)
  const storedImages = await knownImages.find(plans.map(({ imageUrl }) => imageUrl))
  return Object.fromEntries(
    plans.flatMap(({ level, imageUrl }) => {
      const image = storedImages[imageUrl]
      return image ? [[level, image]] : []
    }),
  )
}

/** The plans of all levels, folded until somebody opens them. */
function LevelPlans({ plans }: { plans: Partial<Record<ParkingLevel, StoredImage>> }) {
  const building = useBuilding()
  const { parkingLevels } = building
  const { revalidate } = useRevalidator()
  if (!useMayChange() || parkingLevels.length === 0) return null
  return (
    <details className="group mb-4 rounded-card bg-white shadow-card">
      <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-card px-4 py-3 hover:bg-sea-50">
        <h2 className="text-lg">{text.plans}</h2>
        <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className="px-4 pt-2 text-sm text-sea-700">{text.plansHint}</p>
      <div className="grid gap-4 p-4 sm:grid-cols-3">
        {parkingLevels.map(({ level, name }) => {
          const planText = bundledPlan(building, level) ? text.bundled : text.notBundled
          return (
            <section key={level} aria-label={text.planOf(name)}>
              <h3 className="text-base">{name}</h3>
              <p className="mb-2 text-sm text-sea-700">
                {plans[level] ? text.uploadedPlan : planText.notUploaded}
              </p>
              <Plan level={level} alt={text.planOf(name)} uploaded={plans[level]} />
              {plans[level] && (
                <Link
                  to={`${href('/admin/parking/plans')}?level=${level}`}
                  aria-label={text.outlinesOf(name)}
                  className={button({ kind: 'secondary', className: 'mb-3 w-full' })}
                >
                  <PenLine className="size-5" aria-hidden="true" />
                  {text.outlines}
                </Link>
              )}
              {plans[level] && (
                <p className="mb-2">
                  <StoredFileDelete
                    target={{ uploader: 'parkingPlan', level }}
                    url={plans[level].url}
                    name={text.uploadedPlanOf(name)}
                    label={planText.delete}
                    warning={planText.deleteWarning}
                    messages={{ done: planText.deleted, failed: parkingPlansText.errors.delete }}
                    onDeleted={revalidate}
                  />
                </p>
              )}
              <DropZone
                target={{ uploader: 'parkingPlan', level }}
                label={text.uploadPlan(name)}
                onUploaded={() => revalidate()}
              />
            </section>
          )
        })}
      </div>
    </details>
  )
}

interface PlanProps {
  level: ParkingLevel
  alt: string
  uploaded: StoredImage | undefined
}

function Plan({ level, alt, uploaded }: PlanProps) {
  const building = useBuilding()
  const frame = 'mb-3 aspect-[3/2] w-full rounded-lg bg-sand-100'
  if (uploaded) return <Image image={uploaded} alt={alt} sizes="320px" fit="contain" className={frame} />
  const bundled = bundledPlan(building, level)
  if (!bundled) return null
  const { small, width, height } = bundled
  return (
    <img
      src={small}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={`${frame} object-contain`}
    />
  )
}
