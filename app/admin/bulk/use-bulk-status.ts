import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { joinRecords } from '../../forms/record-list.ts'
import { bulkText as text } from '../../text/office/bulk.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import type { Question } from '../form/question.ts'
import type { BulkFault } from './refuse-stale.ts'
import { useUndoMessage } from './use-undo-message.ts'

interface Answer extends BulkFault {
  batch?: string
  records?: { id: string; revision: number }[]
  status?: Status
  /** It is saved once a person says that it is meant. */
  question?: Question
}

interface Chosen {
  of: 'apartments' | 'parking'
  labels: Record<Status, string>
  rows: readonly { id: string; revision: number }[]
  /** What became of them. */
  keep(rows: { id: string; revision: number; status: Status }[]): void
  drop(ids: string[]): void
}

/** Gives the chosen rows a status, and says how that went. */
export function useBulkStatus({ of, labels, rows, keep, drop }: Chosen) {
  const fetcher = useFetcher<Answer>()
  const tell = useUndoMessage()
  const [wanted, setWanted] = useState<Status>()
  const [question, setQuestion] = useState<Question>()

  const tellAnswer = ({ error, detail, stale, batch, records = [], status }: Answer) => {
    if (stale) drop(stale)
    if (error) return showError(error, detail)
    if (!status || !batch) return
    if (records.length === 0) return showSuccess(text.nothingToChange(labels[status]))
    const what = text.count[of](records.length)
    keep(records.map((record) => ({ ...record, status })))
    tell({ batch, what, words: text.statusChanged(what, labels[status]) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!fetcher.data) return
    setQuestion(fetcher.data.question)
    tellAnswer(fetcher.data)
  }, [fetcher.data])

  const send = (status: Status, confirmed = '') => {
    setWanted(status)
    fetcher.submit(
      { of, records: joinRecords(rows), status, ...(confirmed && { confirmed }) },
      { method: 'post', action: href('/admin/bulk-status') },
    )
  }

  return {
    isBusy: fetcher.state !== 'idle',
    setStatus: send,
    question,
    answerQuestion(isMeant: boolean) {
      setQuestion(undefined)
      if (question && wanted && isMeant) send(wanted, question.confirmation)
    },
  }
}
