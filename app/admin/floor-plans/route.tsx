import { href, Link } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import {
  listFloorPlans,
  listPlansToReview,
  listPrintedTexts,
  saveOutlines,
} from '../../../backend/data/plans/floor-plans.ts'
import {
  type Building,
  type Entrance,
  entranceIds,
  floorsOfEntrance,
} from '../../../domain/building/building.ts'
import { asApartmentOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import { type FloorPlanPlace, parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import type { Route } from './+types/route'
import { FloorChoice } from './floor-choice.tsx'
import { ManyPlansLink } from './many-plans-link.tsx'
import { planSaveAction } from './plan-actions.ts'
import { PlanScreen } from './plan-screen.tsx'
import { floorStates, planToEdit } from './plan-to-edit.ts'
import { toastPlanSave } from './toast-plan-result.ts'
import { withLastChange } from './with-last-change.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const building = await loadBuilding(context)
  const { entrance, floor } = selectedPlace(building, new URL(request.url).searchParams)
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'floorPlans')
  const [plans, apartments, toReview] = await Promise.all([
    listFloorPlans(db),
    listApartments(db, { drafts: 'with' }),
    listPlansToReview(db),
  ])
  const here = <Placed extends { entrance: Entrance }>(all: Placed[]) =>
    all.filter((each) => each.entrance === entrance)
  const plan = planToEdit(building, { entrance, floor }, here(plans), here(apartments), toReview)
  const shown = {
    ...(await withLastChange(db, 'floorPlans', plan)),
    texts: plan.plan ? await listPrintedTexts(db, plan.plan.id) : [],
  }
  return { entrance, floor, versions, shown, states: floorStates(building, plans, apartments, toReview) }
}

/** The lowest floor of the entrance is shown where the URL has no floor, or one that the entrance does not have. */
function selectedPlace(building: Building, query: URLSearchParams): FloorPlanPlace {
  const { entrance = entranceIds(building)[0] ?? '' } = parsePlanPlace(building, query.get('entrance'), null)
  const [lowest = 1] = floorsOfEntrance(building, entrance)
  const { floor = lowest } = parsePlanPlace(building, entrance, query.get('floor'))
  return { entrance, floor }
}

export function action({ request, context }: Route.ActionArgs) {
  return planSaveAction({ request, context }, text, {
    save: (db, id, revision, outlines) => saveOutlines(db, id, revision, outlines.map(asApartmentOutline)),
    logged: logMessages.updateFloorPlan,
  })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.floorPlans)

export const clientAction = toastPlanSave(text)

export const shouldRevalidate = revalidateAlsoWhenStale

export default function FloorPlans({ loaderData }: Route.ComponentProps) {
  const { versions, entrance, floor, shown, states } = loaderData
  useLive(versions)
  return (
    <PlanScreen
      title={adminText.screens.floorPlans}
      text={text}
      shown={shown}
      placeChoice={<FloorChoice entrance={entrance} floor={floor} states={states} />}
      links={
        <>
          <Link to={href('/admin/floor-plans/building')} className={headLink}>
            {adminText.buildingViews}
          </Link>
          <ManyPlansLink />
        </>
      }
      publicUrl={href('/:lang?/navigator/:entrance/:floor', { entrance, floor: String(floor) })}
      removalUrl={(id) => href('/admin/floor-plans/:id', { id })}
    />
  )
}

const headLink =
  'inline-flex min-h-11 items-center text-sm font-semibold text-sea-700 underline-offset-4 hover:underline'

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.floorPlans} message={errors.load.floorPlans} />
}
