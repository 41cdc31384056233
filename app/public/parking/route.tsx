import { Link, useSearchParams } from 'react-router'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { type ParkingLevel, parkingLevelName, parkingLevels } from '../../../domain/building.ts'
import { parseSort, sortChoices } from '../../../domain/lists/sort.ts'
import { onParkingLevel, parseParkingLevel } from '../../../domain/parking/parking.ts'
import { parkingSortKeys, sortParkingSpots } from '../../../domain/parking/parking-sort.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusLegend } from '../../ui/status-legend.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { LoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'
import { findPlanPicture } from './find-plan-picture.ts'
import { ParkingPlan } from './parking-plan.tsx'
import { ParkingTable } from './parking-table.tsx'

export const handle: PublicPage = {
  shows: ['parkingSpots'],
  query: { level: parkingLevels.map(String), ...sortChoices(parkingSortKeys) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const level = parseParkingLevel(query) ?? parkingLevels[0]
  const sort = parseSort(parkingSortKeys, query)
  const [spots, plan] = await Promise.all([
    listParkingSpots(backend.db, { floor: level }),
    findPlanPicture(backend, level),
  ])
  return {
    versions: shownVersions(context, handle),
    level,
    sort,
    plan,
    spots: sortParkingSpots(spots, sort).map(({ createdAt: _, updatedAt: __, ...spot }) => spot),
  }
}

export default function Parking({ loaderData }: Route.ComponentProps) {
  const { versions, level, sort, plan, spots } = loaderData
  useLive(versions)
  return (
    <Page title={text.title} description={text.description} intro={text.intro}>
      <Levels current={level} />
      <div className="mt-6">
        <ParkingPlan key={level} level={level} uploaded={plan} />
      </div>
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-4">
        <p className="font-semibold text-sea-800">{text.count(spots.length)}</p>
        <StatusLegend label={text.legend} />
      </div>
      {spots.length > 0 ? (
        <ParkingTable spots={spots} sort={sort} />
      ) : (
        <EmptyState title={text.empty} advice={text.emptyAdvice}>
          <EnquiryLink />
        </EmptyState>
      )}
    </Page>
  )
}

function Levels({ current }: { current: ParkingLevel }) {
  const [query] = useSearchParams()
  return (
    <nav aria-label={text.levels} className="flex flex-wrap gap-2">
      {parkingLevels.map((level) => (
        <Link
          key={level}
          to={onParkingLevel(query, level)}
          replace
          preventScrollReset
          aria-current={level === current ? 'page' : undefined}
          className="min-h-11 rounded-full border border-sea-200 bg-white px-5 py-2.5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {parkingLevelName(level)}
        </Link>
      ))}
    </nav>
  )
}

export function ErrorBoundary() {
  return <LoadError title={text.title} message={loadErrors.parking} />
}
