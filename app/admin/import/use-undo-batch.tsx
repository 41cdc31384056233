import { href, useFetcher } from 'react-router'
import type { SavedBatch } from '../../../backend/data/records/batches.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import type { Fault } from '../form/toast-result.ts'

/** A button that reverts what an import has saved, while there is something to revert. `what` names it in the toast. */
export function useUndoBatch({ batch, size }: SavedBatch, what: string) {
  const undo = useFetcher<Fault>()
  const isUndone = undo.data !== undefined && !undo.data.error
  const undoButton = size > 0 && !isUndone && (
    <undo.Form method="post" action={href('/admin/history')}>
      <input type="hidden" name="batch" value={batch} />
      <input type="hidden" name="what" value={what} />
      <button type="submit" disabled={undo.state !== 'idle'} className={button({ kind: 'secondary' })}>
        {bulkText.undo}
      </button>
    </undo.Form>
  )
  return { isUndone, undoButton }
}
