import { useEffect, useState } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import { maxSelectedRows, writeSelected } from '../../../domain/lists/selected-rows.ts'
import type { Question } from '../../../domain/record/warning.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { bulkText as text } from '../../../text/admin/lists.ts'
import { joinRecords } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { statusClassNames } from '../../ui/status-badge.tsx'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { WarningsDialog } from '../form/save-question.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { type DraftableRow, DraftButtons } from './draft-buttons.tsx'
import type { BulkFault } from './stale-records.ts'
import { useUndoToast } from './use-undo-toast.ts'

interface BulkBarProps {
  of: 'apartments' | 'parking'
  labels: Record<Status, string>
  rows: readonly DraftableRow[]
  selection: Selection
  /** Makes the list show these rows as they were saved until it is revalidated. */
  keep(rows: DraftableRow[]): void
}

const low = 'min-h-10 px-3 py-1.5 max-sm:px-1.5 max-sm:text-sm pointer-coarse:min-h-11'

/** Shown below a list while rows are selected: counts them, and changes all of them at once. */
export function BulkBar({ of, labels, rows, selection, keep }: BulkBarProps) {
  const [withSold, setWithSold] = useState(false)
  const selected = rows.filter(({ id }) => selection.has(id))
  const hasSold = selected.some(({ status }) => status === 'sold')
  const { isBusy, setStatus, ...warnings } = useBulkStatus({
    of,
    labels,
    rows: selected,
    withSold: withSold && hasSold,
    keep,
    drop: selection.drop,
  })
  const clearSelection = () => {
    // The bar disappears together with its focused button, so the focus moves to a row.
    const row = document.querySelector<HTMLElement>(`[data-row="${selection.last ?? selected[0]?.id}"] input`)
    row?.focus()
    selection.none()
  }
  useEscape(selected.length > 0, clearSelection)
  if (selected.length === 0) return <p aria-live="polite" className="sr-only" />
  return (
    <section
      aria-label={text.bar}
      className="sticky bottom-(--bottom-taken) z-20 mt-3 flex flex-wrap items-center gap-x-1 gap-y-1 rounded-card border border-sea-200 bg-white px-3 py-1.5 shadow-card sm:gap-2 sm:px-4 sm:py-2.5 print:hidden"
    >
      <p aria-live="polite" className="font-semibold whitespace-nowrap text-sea-900 max-sm:text-sm">
        {text.selected(selection.count)}
      </p>
      <button type="button" onClick={clearSelection} className={button({ kind: 'quiet', className: low })}>
        {text.clearSelection}
      </button>
      {!selection.isAll && (
        <button type="button" onClick={selection.all} className={button({ kind: 'quiet', className: low })}>
          <span className="sm:hidden">{text.allShort(selection.total)}</span>
          <span className="max-sm:hidden">{text.all(selection.total)}</span>
        </button>
      )}
      <fieldset
        aria-label={text.status}
        className="flex min-w-0 gap-1.5 max-sm:order-1 max-sm:w-full max-sm:overflow-x-auto max-sm:p-0.5 sm:mx-1 sm:flex-wrap"
      >
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            disabled={isBusy || selection.count > maxRecordsAtOnce}
            title={text.setStatus(labels[status])}
            onClick={() => setStatus(status)}
            className={`min-h-9 cursor-pointer rounded-full px-3.5 text-sm font-semibold max-sm:px-2.5 hover:outline-2 hover:outline-sea-500 disabled:cursor-progress disabled:opacity-60 pointer-coarse:min-h-11 ${statusClassNames[status]}`}
          >
            {labels[status]}
          </button>
        ))}
        {hasSold && (
          <label className="flex min-h-9 flex-none cursor-pointer items-center gap-2 px-1.5 text-sm text-sea-900 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={withSold}
              onChange={({ currentTarget }) => setWithSold(currentTarget.checked)}
              className="size-5 cursor-pointer accent-sea-700"
            />
            {text.withSold}
          </label>
        )}
      </fieldset>
      {of === 'apartments' && (
        <DraftButtons rows={selected} count={selection.count} keep={keep} drop={selection.drop} />
      )}
      <PricesLink of={of} ids={selection.ids} count={selection.count} isAll={selection.isAll} />
      {warnings.question && <WarningsDialog question={warnings.question} onDecide={warnings.decide} />}
    </section>
  )
}

/** Calls `run` on Escape, but not in a field, a select or a dialog, where Escape has another meaning. */
function useEscape(isOn: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isElsewhere =
        target instanceof Element && target.closest('dialog, select, textarea, input:not([type=checkbox])')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/**
 * Links to the screen that changes the prices of the selected rows. The URL lists their ids or, where they are
 * too many for a URL but the whole list is selected, only the list's filters.
 */
function PricesLink({
  of,
  ids,
  count,
  isAll,
}: {
  of: 'apartments' | 'parking'
  ids: string[]
  /** How many rows are selected on all pages. */
  count: number
  isAll: boolean
}) {
  const { search } = useLocation()
  const className = button({
    kind: 'secondary',
    className: 'min-h-10 px-4 py-1.5 max-sm:ml-auto max-sm:px-2 max-sm:text-sm pointer-coarse:min-h-11',
  })
  if (!isAll && count > maxSelectedRows)
    return <p className="text-sm text-sea-800">{text.tooManyForPrices(maxSelectedRows)}</p>
  const query = new URLSearchParams(search)
  query.set('of', of)
  query.delete('page')
  if (count <= maxSelectedRows) query.set('chosen', writeSelected(ids))
  return (
    <Link to={`${href('/admin/prices')}?${query}`} className={className}>
      {text.prices}
    </Link>
  )
}

interface BulkStatusResult extends BulkFault {
  batch?: string
  records?: { id: string; revision: number }[]
  status?: Status
  /** How many units are sold and were left unchanged. */
  skipped?: number
}

interface SelectedRows {
  of: 'apartments' | 'parking'
  labels: Record<Status, string>
  rows: readonly { id: string; revision: number }[]
  /** Whether units that are sold change, too. */
  withSold: boolean
  keep: BulkBarProps['keep']
  drop(ids: string[]): void
}

function useBulkStatus({ of, labels, rows, withSold, keep, drop }: SelectedRows) {
  const fetcher = useFetcher<BulkStatusResult>()
  const toastWithUndo = useUndoToast()
  const [wanted, setWanted] = useState<Status>()
  const [question, setQuestion] = useState<Question>()

  const toastBulkResult = (result: BulkStatusResult) => {
    const { error, detail, stale, batch, records = [], status, skipped = 0, question } = result
    if (question) return setQuestion(question)
    if (stale) drop(stale)
    if (error) return showError(error, detail)
    if (!status || !batch) return
    const left = text.skipped[of](skipped)
    if (records.length === 0)
      return showSuccess(left ? `${left} ${text.askForSold}` : text.nothingToChange(labels[status]))
    const what = text.count[of](records.length)
    keep(records.map((record) => ({ ...record, status })))
    toastWithUndo({
      batch,
      what,
      message: [text.statusChanged(what, labels[status]), left].filter(Boolean).join(' '),
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response, while `toastBulkResult` is a new function at every render
  useEffect(() => {
    if (fetcher.data) toastBulkResult(fetcher.data)
  }, [fetcher.data])

  const setStatus = (status: Status, confirmed = '') => {
    setWanted(status)
    const sent = {
      of,
      records: joinRecords(rows),
      status,
      ...(withSold && { withSold: '1' }),
      ...(confirmed && { confirmed }),
    }
    fetcher.submit(sent, { method: 'post', action: href('/admin/bulk-status') })
  }

  return {
    isBusy: fetcher.state !== 'idle',
    setStatus: (status: Status) => setStatus(status),
    question,
    decide(isConfirmed: boolean) {
      setQuestion(undefined)
      if (isConfirmed && question && wanted) setStatus(wanted, question.confirmation)
    },
  }
}
