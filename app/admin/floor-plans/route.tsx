import { href } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listFloorPlans, saveOutlines } from '../../../backend/data/floor-plans.ts'
import { type Entrance, entrances, firstFloor } from '../../../domain/building.ts'
import { asApartmentOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import { parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'
import { logMessages } from '../../text/log-messages.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import type { Route } from './+types/route'
import { floorStates } from './floor-states.ts'
import { FloorStrip } from './floor-strip.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { planSaveAction } from './plan-save-action.ts'
import { PlanScreen } from './plan-screen.tsx'
import { planToEdit } from './plan-to-edit.ts'
import { toastPlanSave } from './toast-plan-result.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { entrance = entrances[0], floor = firstFloor } = parsePlanPlace(
    query.get('entrance'),
    query.get('floor'),
  )
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'floorPlans')
  const [plans, apartments] = await Promise.all([listFloorPlans(db), listApartments(db)])
  const here = <Placed extends { entrance: Entrance }>(all: Placed[]) =>
    all.filter((each) => each.entrance === entrance)
  const shown = planToEdit({ entrance, floor }, here(plans), here(apartments))
  return { entrance, floor, versions, shown, states: floorStates(plans, apartments) }
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
      placeChoice={<PlaceChoice entrance={entrance} floor={floor} />}
      overview={<FloorStrip states={states} shown={{ entrance, floor }} />}
      publicUrl={href('/navigator/:entrance/:floor', { entrance, floor: String(floor) })}
      removalUrl={(id) => href('/admin/floor-plans/:id', { id })}
    />
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.floorPlans} message={errors.load.floorPlans} />
}
