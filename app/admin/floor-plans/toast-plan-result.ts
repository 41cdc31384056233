import type { PlanText } from '../../../text/admin/plans.ts'
import { toastResult } from '../form/toast-result.ts'
import type { PlanSaveResult } from './plan-actions.ts'

export function toastPlanSave({ saved, begun, errors }: PlanText) {
  return toastResult<PlanSaveResult>(async (request) => ({
    done: saved + (await describeBegun(request, begun)),
    failed: errors.save,
    unreachable: { error: errors.save, detail: errors.saveDetail },
    signedOut: { error: errors.signInToEdit, detail: errors.saveDetail },
  }))
}

export function toastPlanRemoval({ deleted, errors }: PlanText) {
  return toastResult(() => ({
    done: deleted,
    failed: errors.delete,
    unreachable: { error: errors.delete },
    signedOut: { error: errors.signInToDelete },
  }))
}

/**
 * Returns a sentence for the toast if an outline was begun and not linked: it stays on the screen but is not
 * saved. Otherwise returns an empty string.
 */
async function describeBegun(request: Request, text: PlanText['begun']): Promise<string> {
  const begun = (await request.clone().formData()).get('begun')
  return begun === 'drawing' || begun === 'pending' ? ` ${text[begun]}` : ''
}
