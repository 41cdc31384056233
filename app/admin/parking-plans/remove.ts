import { href, redirect } from 'react-router'
import { findParkingPlanById } from '../../../backend/data/plans/parking-plans.ts'
import { removeParkingPlan } from '../../../backend/removal/remove-with-files.ts'
import { backendContext } from '../../context.ts'
import { parkingPlansText as text } from '../../text/admin/parking-plans.ts'
import { logMessages } from '../../text/log-messages.ts'
import { planRemovalAction } from '../floor-plans/plan-removal-action.ts'
import { toastPlanRemoval } from '../floor-plans/toast-plan-result.ts'
import type { Route } from './+types/remove'

const list = href('/admin/parking/plans')

/** DELETE removes one level's plan. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return planRemovalAction({ request, context }, text, {
    find: () => findParkingPlanById(backend.db, id),
    remove: () => removeParkingPlan(backend, id),
    list,
    logged: logMessages.deleteParkingPlan,
  })
}

export const clientAction = toastPlanRemoval(text)

export function loader() {
  return redirect(list)
}
