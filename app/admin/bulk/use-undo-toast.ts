import { href, useSubmit } from 'react-router'
import { bulkText as text } from '../../../text/admin/lists.ts'
import { showSuccess } from '../../ui/toaster.ts'

const undoTime = 12_000

interface UndoToast {
  batch: string
  /** „16 апартамента“ */
  what: string
  message: string
}

/** Shows a toast after a batch, with a button that reverts it. */
export function useUndoToast() {
  const submit = useSubmit()
  return ({ batch, what, message }: UndoToast) => {
    const undo = () =>
      submit({ batch, what }, { method: 'post', action: href('/admin/history'), navigate: false })
    showSuccess(message, { about: 'bulk', lasts: undoTime, action: { label: text.undo, run: undo } })
  }
}
