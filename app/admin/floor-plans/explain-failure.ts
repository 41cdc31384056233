import { floorPlansText as text } from '../../text/floor-plans.ts'
import type { PlanOutcome } from './change-plan.ts'

/**
 * A request that failed becomes a message instead of an error page: the drawing must stay on the screen. The
 * guard answers with a redirect to the sign-in page when the session has ended.
 */
export function explainFailure(failure: unknown, intent: unknown): PlanOutcome {
  const signedOut = failure instanceof Response && failure.status >= 300 && failure.status < 400
  if (intent === 'delete') {
    return { problem: signedOut ? text.errors.signInToDelete : text.errors.delete, status: 0 }
  }
  return signedOut
    ? { problem: text.errors.signInToEdit, detail: text.errors.saveDetail, status: 401 }
    : { problem: text.errors.save, detail: text.errors.saveDetail, status: 0 }
}
