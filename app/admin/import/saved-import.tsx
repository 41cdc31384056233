import { href, Link, useFetcher } from 'react-router'
import { bulkText } from '../../text/admin/bulk.ts'
import { importText as text } from '../../text/admin/import.ts'
import { button } from '../../ui/button.ts'
import type { Fault } from '../form/toast-result.ts'
import type { SavedImportSummary as Saved } from './import-action.ts'

/** What was saved, and the ways on: into the list, the history, and back. */
export function SavedImport({ list, added, changed, step }: Saved) {
  const undo = useFetcher<Fault>()
  const isUndone = undo.data !== undefined && !undo.data.error
  const stays = added + changed - step.size
  return (
    <>
      <p>{text.saved({ list, added, changed })}</p>
      {isUndone && <p>{added > 0 ? text.undone : text.undoneChanges(step.size)}</p>}
      {step.size > 0 && stays > 0 && !isUndone && <p className="font-normal">{text.undoLeaves(stays)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to={href(list === 'apartments' ? '/admin/apartments' : '/admin/parking')} className={button()}>
          {text.toList[list]}
        </Link>
        {step.size > 0 && !isUndone && (
          <undo.Form method="post" action={href('/admin/history')}>
            <input type="hidden" name="batch" value={step.batch} />
            <input type="hidden" name="what" value={bulkText.count[list](step.size)} />
            <button type="submit" disabled={undo.state !== 'idle'} className={button({ kind: 'secondary' })}>
              {bulkText.undo}
            </button>
          </undo.Form>
        )}
        <Link to={href('/admin/history')} className={button({ kind: 'quiet' })}>
          {text.toHistory}
        </Link>
      </div>
    </>
  )
}
