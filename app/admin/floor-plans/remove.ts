import { href, redirect } from 'react-router'
import { findFloorPlanById } from '../../../backend/data/plans/floor-plans.ts'
import { removeFloorPlan } from '../../../backend/removal/remove-with-files.ts'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext } from '../../context.ts'
import type { Route } from './+types/remove'
import { planRemovalAction } from './plan-actions.ts'
import { toastPlanRemoval } from './toast-plan-result.ts'

const list = href('/admin/floor-plans')

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return planRemovalAction({ request, context }, text, {
    find: () => findFloorPlanById(backend.db, id),
    remove: () => removeFloorPlan(backend, id),
    list,
    logged: logMessages.deleteFloorPlan,
  })
}

export const clientAction = toastPlanRemoval(text)

export function loader() {
  return redirect(list)
}
