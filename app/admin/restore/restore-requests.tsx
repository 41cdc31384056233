import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { restoreText as text } from '../../../text/admin/lists.ts'
import { joinList } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { WarningList } from '../form/save-question.tsx'
import type { RestoreResult } from './route.ts'

/** Deleted records that a person wants to restore. */
interface RestoreRequest {
  collection: RestorableCollection
  ids: string[]
}

let listener: ((wanted: RestoreRequest) => void) | undefined

/**
 * Passes the request to `RestoreRequests` in the layout, because the toasts that call this outlive their
 * screen.
 */
export function requestRestore(wanted: RestoreRequest): void {
  listener?.(wanted)
}

const fetcherKey = 'returns'

/**
 * Rendered once, in the admin layout. Sends each request, and asks for confirmation if the server returns
 * warnings.
 */
export function RestoreRequests() {
  const { submit, data } = useFetcher<RestoreResult>({ key: fetcherKey })
  const [wanted, setWanted] = useState<RestoreRequest>()
  const [handled, setHandled] = useState<RestoreResult>()

  const send = (each: RestoreRequest, confirmed = '') => {
    setWanted(each)
    const form = { collection: each.collection, ids: joinList(each.ids), confirmed }
    submit(form, { method: 'post', action: href('/admin/history/returns') })
  }

  useEffect(() => {
    listener = (each) => send(each)
    return () => {
      listener = undefined
    }
  })

  if (!wanted || !data?.question || data === handled) return null
  const { warnings, confirmation } = data.question
  return (
    <ConfirmDialog
      title={text.question}
      confirm={text.anyway}
      kind="primary"
      onConfirm={() => {
        setHandled(data)
        send(wanted, confirmation)
      }}
      onCancel={() => setHandled(data)}
    >
      <WarningList warnings={warnings} />
    </ConfirmDialog>
  )
}

interface RestoreButtonProps {
  collection: RestorableCollection
  id: string
  until: string
  /** „Апартамент 12“ */
  name: string
}

/** Shown beside a deletion in the history. */
export function RestoreButton({ collection, id, until, name }: RestoreButtonProps) {
  const isBusy = useFetcher({ key: fetcherKey }).state !== 'idle'
  return (
    <>
      <button
        type="button"
        aria-label={text.restoreNamed(name)}
        disabled={isBusy}
        onClick={() => requestRestore({ collection, ids: [id] })}
        className={button({
          kind: 'secondary',
          className: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        })}
      >
        <Undo2 className="size-4" aria-hidden="true" />
        {text.restore}
      </button>
      <span className="text-sm text-sea-700">{text.until(formatDate(until))}</span>
    </>
  )
}
