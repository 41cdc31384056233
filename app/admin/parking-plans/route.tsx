import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listParkingPlans, saveParkingOutlines } from '../../../backend/data/parking-plans.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { parkingLevels } from '../../../domain/building.ts'
import { parseParkingLevel } from '../../../domain/parking/parking.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { parkingPlansText as text } from '../../text/admin/parking-plans.ts'
import { logMessages } from '../../text/log-messages.ts'
import { planSaveAction } from '../floor-plans/plan-save-action.ts'
import { PlanScreen } from '../floor-plans/plan-screen.tsx'
import { toastPlanSave } from '../floor-plans/toast-plan-result.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import type { Route } from './+types/route'
import { LevelChoice } from './level-choice.tsx'
import { levelToEdit } from './level-to-edit.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const level = parseParkingLevel(new URL(request.url).searchParams) ?? parkingLevels[0]
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'parkingSpots', 'parkingPlans')
  const [plans, spots] = await Promise.all([listParkingPlans(db), listParkingSpots(db)])
  return { level, versions, shown: levelToEdit(level, plans, spots) }
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

/** The plans of parking levels, drawn with the same editor as those of floors. */
export default function ParkingPlans({ loaderData: { level, versions, shown } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <PlanScreen
      title={adminText.parkingPlans}
      text={text}
      shown={shown}
      placeChoice={<LevelChoice level={level} />}
      publicUrl={`${href('/parking')}?level=${level}`}
      removalUrl={(id) => href('/admin/parking/plans/:id', { id })}
    />
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.parkingPlans} message={errors.load.parking} />
}
