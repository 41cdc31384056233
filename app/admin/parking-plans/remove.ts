import { href, redirect } from 'react-router'
import { findParkingPlanById } from '../../../backend/data/plans/parking-plans.ts'
import { removeParkingPlan } from '../../../backend/removal/remove-with-files.ts'
import { parkingPlansText as text } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext } from '../../context.ts'
import { planRemovalAction } from '../floor-plans/plan-actions.ts'
import { toastPlanRemoval } from '../floor-plans/toast-plan-result.ts'
import type { Route } from './+types/remove'

const list = href('/admin/parking/plans')

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
