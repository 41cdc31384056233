import { statusText } from '../../text/office/status.ts'
import { tellResult } from '../form/tell-result.ts'

/** A row tells by itself how its change went; only of one that is taken back nobody else would. */
export function tellRowChange(failed: string) {
  return tellResult(async (request) => {
    const form = await request.clone().formData()
    const unreachable = { error: failed, detail: statusText.unreachable }
    return form.has('undo')
      ? { done: statusText.undone, failed, unreachable }
      : { failed, unreachable, quiet: true }
  })
}
