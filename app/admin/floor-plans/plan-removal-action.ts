import { InvalidUrl, parseStoredUrl } from '../../../domain/files/stored-path.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import type { Sent } from '../../forms/read-form.ts'
import { errors } from '../../text/admin/errors.ts'
import type { PlanText } from '../../text/admin/floor-plans.ts'
import { deleteAction } from '../delete/delete-action.ts'

interface PlanRemoval {
  find(): Promise<PlanImage | undefined>
  remove(): Promise<unknown>
  list: string
  /** What the log says of a removal that failed. */
  logged: string
}

/** DELETE removes a plan. One whose image cannot be told apart from other files is not deleted. */
export function planRemovalAction(sent: Sent, text: PlanText, removal: PlanRemoval) {
  const { find, remove, list, logged } = removal
  const failed = text.errors.delete
  return deleteAction(sent, {
    failed,
    messages: {
      gone: { error: errors.gone },
      refused: (thrown) => (thrown instanceof InvalidUrl ? { error: thrown.message } : undefined),
      unexpected: { error: failed },
      logged,
    },
    remove: async () => {
      const plan = await find()
      if (plan) parseStoredUrl(plan.imageUrl)
      await remove()
    },
    list,
  })
}
