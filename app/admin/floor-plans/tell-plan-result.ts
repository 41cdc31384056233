import type { PlanWords } from '../../text/office/floor-plans.ts'
import { tellResult } from '../form/tell-result.ts'
import type { PlanAnswer } from './answer-plan-save.ts'

/** What people hear when a plan was saved or deleted, or was not: `clientAction` of the two. */

export function tellPlanSave({ saved, begun, errors }: PlanWords) {
  return tellResult<PlanAnswer>(async (request) => ({
    done: saved + (await tellBegun(request, begun)),
    failed: errors.save,
    unreachable: { error: errors.save, detail: errors.saveDetail },
    signedOut: { error: errors.signInToEdit, detail: errors.saveDetail },
  }))
}

export function tellPlanRemoval({ deleted, errors }: PlanWords) {
  return tellResult(() => ({
    done: deleted,
    failed: errors.delete,
    unreachable: { error: errors.delete },
    signedOut: { error: errors.signInToDelete },
  }))
}

/** An outline that was begun stays on the screen and is not among those that were saved. */
async function tellBegun(request: Request, words: PlanWords['begun']): Promise<string> {
  const begun = (await request.clone().formData()).get('begun')
  return begun === 'drawing' || begun === 'pending' ? ` ${words[begun]}` : ''
}
