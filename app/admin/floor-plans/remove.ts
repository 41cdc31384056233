import { href, redirect } from 'react-router'
import { findFloorPlanById } from '../../../backend/data/floor-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import { removeFloorPlan } from '../../../backend/removal/remove-with-files.ts'
import { InvalidUrl, parseStoredUrl } from '../../../domain/files/stored-path.ts'
import { backendContext } from '../../context.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { answerDelete } from '../delete/answer-delete.ts'
import { tellResult } from '../form/tell-result.ts'
import type { Route } from './+types/remove'

const list = href('/admin/floor-plans')
const failed = text.errors.delete

/** DELETE removes one floor's plan. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return answerDelete(
    { request, context },
    {
      failed,
      words: {
        gone: { error: errors.gone },
        refused: (thrown) => (thrown instanceof InvalidUrl ? { error: thrown.message } : undefined),
        unexpected: { error: failed },
        logged: logMessages.deleteFloorPlan,
      },
      remove: () => removeWithItsPicture(context.get(backendContext), id),
      list,
    },
  )
}

/** A plan whose picture cannot be told apart from other files is not deleted. */
async function removeWithItsPicture(backend: Backend, id: string): Promise<void> {
  const plan = await findFloorPlanById(backend.db, id)
  if (plan) parseStoredUrl(plan.imageUrl)
  await removeFloorPlan(backend, id)
}

export const clientAction = tellResult(() => ({
  done: text.deleted,
  failed,
  unreachable: { error: failed },
  signedOut: { error: text.errors.signInToDelete },
}))

export function loader() {
  return redirect(list)
}
