import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { WarningsDialog } from '../form/save-question.tsx'
import type { SavedRow } from './row-actions.ts'

/** A change of a status that somebody wants to take back. */
interface StatusUndo {
  id: string
  revision: number
  status: Status
  /** The URL of the list, whose action saves. */
  list: string
}

let listener: ((wanted: StatusUndo) => void) | undefined

/** Passes the request to `StatusUndoRequests` in the layout, because the toast that calls this outlives its row. */
export function requestStatusUndo(wanted: StatusUndo): void {
  listener?.(wanted)
}

/** Rendered once, in the admin layout. Asks as the row would; the list's `clientAction` shows the result. */
export function StatusUndoRequests() {
  const { submit, data } = useFetcher<SavedRow>()
  const [wanted, setWanted] = useState<StatusUndo>()
  const [handled, setHandled] = useState<SavedRow>()

  const send = (each: StatusUndo, confirmed = '') => {
    setWanted(each)
    const { list, ...row } = each
    submit({ ...row, undo: '1', confirmed }, { method: 'post', action: list })
  }

  useEffect(() => {
    listener = (each) => send(each)
    return () => {
      listener = undefined
    }
  })

  if (!wanted || !data?.question || data === handled) return null
  const { question } = data
  return (
    <WarningsDialog
      question={question}
      onDecide={(isConfirmed) => {
        setHandled(data)
        if (isConfirmed) send(wanted, question.confirmation)
      }}
    />
  )
}
