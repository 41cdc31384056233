import type { PlanWords } from '../../text/office/floor-plans.ts'
import { tellResult } from '../form/tell-result.ts'
import type { PlanAnswer } from './answer-plan-save.ts'

/** What people hear when a plan was saved or deleted, or was not: `clientAction` of the two. */

export function tellPlanSave({ saved, errors }: PlanWords) {
  return tellResult<PlanAnswer>(() => ({
    done: saved,
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
