import { href, redirect } from 'react-router'
import { z } from 'zod'
import { findBuildingView, moveView, renameView } from '../../../backend/data/plans/building-views.ts'
import { removeBuildingView } from '../../../backend/removal/remove-with-files.ts'
import { buildingViewSchema } from '../../../domain/building/building-view-schema.ts'
import { buildingViewsText as editorText, viewsText as text } from '../../../text/admin/building-views.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext } from '../../context.ts'
import { planRemovalAction } from '../floor-plans/plan-actions.ts'
import { toastPlanRemoval } from '../floor-plans/toast-plan-result.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/change'

const list = href('/admin/floor-plans/building')

const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('rename'), name: buildingViewSchema.shape.name }),
  z.object({ change: z.literal('move'), to: z.enum(['earlier', 'later']) }),
])

const failed = { rename: text.renameFailed, move: text.moveFailed }

/** Renames a view, moves it among the others, or deletes it. Outlines are saved on the screen itself. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  if (request.method === 'DELETE')
    return planRemovalAction({ request, context }, editorText, {
      find: () => findBuildingView(backend.db, id),
      remove: () => removeBuildingView(backend, id),
      list,
      logged: logMessages.deleteBuildingView,
    })
  return formAction(
    { request, context },
    {
      schema: changeSchema,
      failed: text.renameFailed,
      invalid: ({ issues: [issue] }) => explainFault(issue?.message ?? ''),
      messages: ({ change }) => ({ failed: failed[change], logged: logMessages.updateBuildingView }),
      run: async (view) => {
        if (view.change === 'rename') await renameView(backend.db, id, view.name)
        else await moveView(backend.db, id, view.to)
        return null
      },
    },
  )
}

const toastRemoval = toastPlanRemoval(editorText)
const toastChange = toastResult(async (request) => {
  const change = (await request.clone().formData()).get('change')
  return change === 'move'
    ? { done: text.moved, failed: text.moveFailed }
    : { done: text.renamed, failed: text.renameFailed }
})

export function clientAction(args: Route.ClientActionArgs) {
  return args.request.method === 'DELETE' ? toastRemoval(args) : toastChange(args)
}

export function loader() {
  return redirect(list)
}
