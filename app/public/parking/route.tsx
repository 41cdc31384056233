import { findParkingPlan } from '../../../backend/data/parking-plans.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { parkingLevels } from '../../../domain/building.ts'
import { numberChoice } from '../../../domain/lists/query.ts'
import { parseSort, sortChoices } from '../../../domain/lists/sort.ts'
import {
  levelParameter,
  matchesParkingFilters,
  parkingFilterChoices,
  parseParkingChoices,
  shownLevels,
} from '../../../domain/parking/parking.ts'
import { parkingSortKeys, sortParkingSpots } from '../../../domain/parking/parking-sort.ts'
import { parkingTypes } from '../../../domain/parking/parking-type.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusLegend } from '../../ui/status-legend.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { PageLoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import { revalidateUnlessOpenedInPlace } from '../revalidation.ts'
import type { Route } from './+types/route'
import { LevelLinks } from './level-links.tsx'
import { ParkingFilterForm } from './parking-filter-form.tsx'
import { ParkingPlanFigure } from './parking-plan.tsx'
import { PublicParkingTable } from './parking-table.tsx'
import { parkingPlanChoices } from './plan-parameter.ts'
import { showLevelPlan } from './show-level-plan.ts'

export const handle: PublicPage = {
  shows: ['parkingSpots', 'parkingPlans'],
  query: {
    level: levelParameter,
    ...parkingFilterChoices,
    ...parkingPlanChoices,
    ...sortChoices(parkingSortKeys),
  },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const all = await listParkingSpots(backend.db)
  const levels = shownLevels(all)
  const level = numberChoice(levels, query.get('level')) ?? parkingLevels[0]
  const choices = parseParkingChoices(query)
  const sort = parseSort(parkingSortKeys, query)
  const selected = all.filter((spot) => spot.floor === level && matchesParkingFilters(choices, spot))
  return {
    versions: shownVersions(context, handle),
    levels,
    level,
    choices,
    sort,
    counts: parkingTypes.map((type) => all.filter((spot) => spot.type === type).length),
    plan: await showLevelPlan(backend, await findParkingPlan(backend.db, level), selected),
    spots: sortParkingSpots(selected, sort).map(({ createdAt: _, updatedAt: __, ...spot }) => spot),
  }
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export default function ParkingPage({ loaderData }: Route.ComponentProps) {
  const { versions, levels, level, choices, sort, counts, plan, spots } = loaderData
  useLive(versions)
  const free = spots.filter(({ status }) => status === 'available').length
  return (
    <Page title={text.title} description={text.description} intro={text.intro(counts)}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LevelLinks levels={levels} current={level} />
        <ParkingFilterForm choices={choices} />
      </div>
      <div className="mt-6">
        <ParkingPlanFigure key={level} level={level} plan={plan} />
      </div>
      <div className="plan-legend mt-8 mb-3 flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite" className="font-semibold text-sea-800">
          {text.count(spots.length, free)}
        </p>
        <StatusLegend label={text.legend} />
      </div>
      {spots.length > 0 ? (
        <PublicParkingTable spots={spots} sort={sort} />
      ) : (
        <EmptyState {...(choices.type || choices.status ? text.noneMatching : text.noneHere)}>
          <EnquiryLink />
        </EmptyState>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <PageLoadError title={text.title} message={loadErrors.parking} />
}
