import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import type { Status } from '../../../domain/status.ts'
import { draftText as text } from '../../../text/admin/apartments.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { useBuilding } from '../../building.ts'
import { joinRecords } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import type { DraftChange } from './drafts.ts'
import type { BulkFault } from './stale-records.ts'
import { useUndoToast } from './use-undo-toast.ts'

export interface DraftableRow {
  id: string
  revision: number
  status: Status
  /** Absent for published apartments, and for rows of other pages, of which the browser knows less. */
  isDraft?: boolean | undefined
}

interface DraftButtonsProps {
  rows: readonly DraftableRow[]
  /** How many rows are selected on all pages. */
  count: number
  /** Makes the list show these rows as they were saved until it is revalidated. */
  keep(rows: DraftableRow[]): void
  drop(ids: string[]): void
}

interface DraftsResult extends BulkFault {
  batch?: string
  records?: { id: string; revision: number }[]
  become?: DraftChange
}

const low =
  'min-h-10 px-4 py-1.5 max-sm:order-2 max-sm:px-2 max-sm:text-sm pointer-coarse:min-h-11 disabled:cursor-progress'

/** Publishes the selected apartments, or makes drafts of them; a button that would change nothing is not shown. */
export function DraftButtons({ rows, count, keep, drop }: DraftButtonsProps) {
  const fetcher = useFetcher<DraftsResult>()
  const toastWithUndo = useUndoToast()
  const { isPublished } = useBuilding()

  const toastResult = ({ error, detail, stale, batch, records = [], become }: DraftsResult) => {
    if (stale) drop(stale)
    if (error) return showError(error, detail)
    if (!batch || !become) return
    if (records.length === 0) return showSuccess(text.nothingToChange[become])
    const what = bulkText.count.apartments(records.length)
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
    keep(
      records.flatMap((record) => {
        const status = statusOf.get(record.id)
        return status ? [{ ...record, status, isDraft: become === 'drafts' }] : []
      }),
    )
    const isUnseen = become === 'published' && !isPublished
    const message = isUnseen ? text.done.publishedUnseen(what, records.length) : text.done[become](what)
    toastWithUndo({ batch, what, message })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response, while `toastResult` is a new function at every render
  useEffect(() => {
    if (fetcher.data) toastResult(fetcher.data)
  }, [fetcher.data])

  const send = (become: DraftChange) =>
    fetcher.submit(
      { records: joinRecords(rows), become },
      { method: 'post', action: href('/admin/bulk-drafts') },
    )
  const isOff = fetcher.state !== 'idle' || count > maxRecordsAtOnce
  const drafts = rows.filter(({ isDraft }) => isDraft).length
  return (
    <>
      {drafts > 0 && (
        <button
          type="button"
          disabled={isOff}
          onClick={() => send('published')}
          className={button({ className: low })}
        >
          {text.publish}
        </button>
      )}
      {drafts < rows.length && (
        <button
          type="button"
          disabled={isOff}
          onClick={() => send('drafts')}
          className={button({ kind: 'secondary', className: low })}
        >
          {text.makeDrafts}
        </button>
      )}
    </>
  )
}
