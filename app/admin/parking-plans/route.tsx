import { href, Link } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listParkingPlans, saveParkingOutlines } from '../../../backend/data/plans/parking-plans.ts'
import { type Building, type ParkingLevel, parkingLevelsOf } from '../../../domain/building/building.ts'
import { type PublicParkingSpot, parseParkingLevel } from '../../../domain/parking/parking.ts'
import type { ParkingPlan } from '../../../domain/parking/parking-plan.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { parkingFormText } from '../../../text/admin/parking.ts'
import { noParkingLevels, parkingPlansText as text } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { parkingText } from '../../../text/public/bg/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ManyPlansLink } from '../floor-plans/many-plans-link.tsx'
import { planSaveAction } from '../floor-plans/plan-actions.ts'
import { PlanScreen } from '../floor-plans/plan-screen.tsx'
import type { EditedPlan, Linkable, PlanToEdit } from '../floor-plans/plan-to-edit.ts'
import { toastPlanSave } from '../floor-plans/toast-plan-result.ts'
import { withLastChange } from '../floor-plans/with-last-change.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { LevelFilter } from '../parking/level-filter.tsx'
import type { Route } from './+types/route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const building = await loadBuilding(context)
  const [first] = parkingLevelsOf(building)
  const level = parseParkingLevel(building, new URL(request.url).searchParams) ?? first
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'parkingSpots', 'parkingPlans')
  const [plans, spots] = await Promise.all([listParkingPlans(db), listParkingSpots(db)])
  if (level === undefined) return { versions }
  const shown = await withLastChange(db, 'parkingPlans', levelToEdit(building, level, plans, spots))
  return { versions, selected: { level, shown } }
}

export function action({ request, context }: Route.ActionArgs) {
  return planSaveAction({ request, context }, text, {
    save: saveParkingOutlines,
    logged: logMessages.updateParkingPlan,
  })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.parking)

export const clientAction = toastPlanSave(text)

export const shouldRevalidate = revalidateAlsoWhenStale

/** Parking plans share the editor of floor plans. */
export default function ParkingPlans({ loaderData: { versions, selected } }: Route.ComponentProps) {
  useLive(versions)
  if (!selected)
    return (
      <Screen title={adminText.parkingPlans}>
        <EmptyState {...noParkingLevels} />
      </Screen>
    )
  const { level, shown } = selected
  return (
    <PlanScreen
      title={adminText.parkingPlans}
      text={text}
      shown={shown}
      placeChoice={<LevelChoice level={level} />}
      publicUrl={`${href('/:lang?/parking')}?level=${level}`}
      removalUrl={(id) => href('/admin/parking/plans/:id', { id })}
    />
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.parkingPlans} message={errors.load.parking} />
}

function LevelChoice({ level }: { level: ParkingLevel }) {
  const building = useBuilding()
  return (
    <div>
      <Link
        to={`${href('/admin/parking')}?level=${level}`}
        className="inline-flex min-h-9 items-center text-sea-700 underline-offset-4 hover:underline"
      >
        ← {parkingFormText.toSpots}
      </Link>
      <div className="flex flex-wrap items-end gap-x-4">
        <LevelFilter level={level} choices={parkingLevelsOf(building)} />
        <ManyPlansLink />
      </div>
    </div>
  )
}

/** Selects what the editor needs of a level: its plan, its parking spots, and the levels to copy outlines from. */
function levelToEdit(
  building: Building,
  level: ParkingLevel,
  plans: ParkingPlan[],
  spots: PublicParkingSpot[],
): PlanToEdit {
  const plan = plans.find((each) => each.level === level)
  const spotsOn = (floor: number) => spots.filter((spot) => spot.floor === floor)
  return {
    place: String(level),
    name: places.parkingLevel(building, level),
    floor: level,
    plan: plan && edited(plan),
    linkables: spotsOn(level).map(linkable),
    sources: plans
      .filter((other) => other.level !== level && other.outlines.length > 0)
      .map(({ level: other, imageWidth, imageHeight, outlines }) => ({
        floor: other,
        name: text.copySource(places.parkingLevel(building, other), outlines.length),
        image: { imageWidth, imageHeight },
        outlines,
        linkableIds: spotsOn(other).map(({ id }) => id),
      })),
    target: { uploader: 'parkingPlan', level },
  }
}

function edited({ level, createdAt: _, updatedAt: __, ...plan }: ParkingPlan): EditedPlan {
  return { ...plan, place: String(level) }
}

function linkable({ id, number, type, size }: PublicParkingSpot): Linkable {
  return { id, number, details: [`${labels.parkingType[type]}, ${parkingText.size(size)}`] }
}
