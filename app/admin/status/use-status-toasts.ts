import { useSubmit } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { statusText as text } from '../../text/admin/lists.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import type { Fault } from '../form/toast-result.ts'
import { useRowPins } from './pinned-rows.ts'

/** How a row speaks of itself. */
export interface StatusRowText {
  /** „Апартамент 57“ */
  name: string
  labels: Record<Status, string>
  /** The list, whose action saves. */
  list: string
}

interface Change {
  from: Status
  to: Status
  /** What the record has become: only on top of it may the change be taken back. */
  revision: number
}

const undoTime = 8000

/** What is said of a status that was changed, or could not be, in a row. */
export function useStatusToasts(id: string, { name, labels, list }: StatusRowText) {
  const submit = useSubmit()
  const { pin, unpin } = useRowPins()

  const toastStatusSaved = ({ from, to, revision }: Change) => {
    // Not the row's own fetcher: the message outlives the row when another page is opened.
    const undo = () =>
      submit({ id, revision, status: from, undo: '1' }, { method: 'post', action: list, navigate: false })
    showSuccess(text.changed(name, labels[to]), {
      about: id,
      lasts: undoTime,
      action: { label: text.undo, run: undo },
      onGone: () => unpin(id),
    })
    pin(id)
  }

  /** What never reached the server is offered again; what was refused needs another look first. */
  const toastFault = ({ error = '', detail, again }: Fault, before: Status, retry: () => void) =>
    again
      ? showError(error, `${detail} ${text.stays(name, labels[before])}`, {
          action: { label: text.again, run: retry },
        })
      : showError(error, detail)

  return { toastStatusSaved, toastFault }
}
