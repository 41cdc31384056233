import type { Status } from '../../../domain/status.ts'
import { statusText as text } from '../../../text/admin/lists.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { useRowPins } from './pinned-rows.ts'
import { requestStatusUndo } from './status-undo-requests.tsx'

/** The `clientAction` of `saveRowAction`. A row shows its own result; an undo has a toast, because its row may be gone. */
export function toastRowChange(failed: string) {
  return toastResult(async (request) => {
    const form = await request.clone().formData()
    const unreachable = { error: failed, detail: text.unreachable }
    return form.has('undo')
      ? { done: text.undone, failed, unreachable }
      : { failed, unreachable, quiet: true }
  })
}

export interface StatusRowText {
  /** „Апартамент 57“ */
  name: string
  labels: Record<Status, string>
  /** The URL of the list, whose action saves. */
  list: string
}

interface SavedStatus {
  from: Status
  to: Status
  /** The revision that the change has made: it can be taken back as long as nobody changes the record again. */
  revision: number
}

const undoTime = 8000

export function useStatusToasts(id: string, { name, labels, list }: StatusRowText) {
  const { pin, unpin } = useRowPins()

  const toastStatusSaved = ({ from, to, revision }: SavedStatus) => {
    // The row's own fetcher would be gone on another page, where the toast still offers to undo.
    const undo = () => requestStatusUndo({ id, revision, status: from, list })
    showSuccess(text.changed(name, labels[to]), {
      about: id,
      lasts: undoTime,
      action: { label: text.undo, run: undo },
      onGone: () => unpin(id),
    })
    pin(id)
  }

  /**
   * Shows why the status was not saved. The toast offers a retry only if the request never reached the server;
   * one that was refused would be refused again.
   */
  const toastFault = ({ error = '', detail, canRetry }: Fault, before: Status, retry: () => void) =>
    canRetry
      ? showError(error, `${detail} ${text.stays(name, labels[before])}`, {
          action: { label: text.again, run: retry },
        })
      : showError(error, detail)

  return { toastStatusSaved, toastFault }
}
