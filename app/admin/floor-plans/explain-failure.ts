import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { leadsToSignIn } from '../form/tell-result.ts'
import type { PlanOutcome } from './change-plan.ts'

/** A request that failed becomes a message instead of an error page: the drawing must stay on the screen. */
export function explainFailure(failure: unknown, intent: unknown): PlanOutcome {
  const signedOut = leadsToSignIn(failure)
  if (intent === 'delete') {
    return { problem: signedOut ? text.errors.signInToDelete : text.errors.delete, status: 0 }
  }
  return signedOut
    ? { problem: text.errors.signInToEdit, detail: text.errors.saveDetail, status: 401 }
    : { problem: text.errors.save, detail: text.errors.saveDetail, status: 0 }
}
