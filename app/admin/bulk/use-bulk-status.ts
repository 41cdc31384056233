import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { joinRecords } from '../../forms/record-list.ts'
import { bulkText as text } from '../../text/admin/bulk.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import type { Question } from '../form/question.ts'
import type { BulkFault } from './report-stale-records.ts'
import { useUndoToast } from './use-undo-toast.ts'

interface BulkStatusResult extends BulkFault {
  batch?: string
  records?: { id: string; revision: number }[]
  status?: Status
  /** How many are sold and stay so. */
  skipped?: number
  /** It is saved once a person says that it is meant. */
  question?: Question
}

interface SelectedRows {
  of: 'apartments' | 'parking'
  labels: Record<Status, string>
  rows: readonly { id: string; revision: number }[]
  /** Those that are sold change, too. */
  withSold: boolean
  /** What became of them. */
  keep(rows: { id: string; revision: number; status: Status }[]): void
  drop(ids: string[]): void
}

/** Gives the selected rows a status, and says how that went. */
export function useBulkStatus({ of, labels, rows, withSold, keep, drop }: SelectedRows) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
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
    decide(isMeant: boolean) {
      setQuestion(undefined)
      if (isMeant && question && wanted) setStatus(wanted, question.confirmation)
    },
  }
}
