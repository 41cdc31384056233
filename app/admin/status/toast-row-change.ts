import { statusText } from '../../text/admin/lists.ts'
import { toastResult } from '../form/toast-result.ts'

/** A row shows by itself how its change went; only an undone change needs a toast, because its row may be gone. */
export function toastRowChange(failed: string) {
  return toastResult(async (request) => {
    const form = await request.clone().formData()
    const unreachable = { error: failed, detail: statusText.unreachable }
    return form.has('undo')
      ? { done: statusText.undone, failed, unreachable }
      : { failed, unreachable, quiet: true }
  })
}
