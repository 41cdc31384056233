import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { joinList } from '../../forms/list-field.ts'
import { restoreText as text } from '../../text/admin/lists.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { WarningList } from '../form/save-question.tsx'
import { listenForRestoreRequests, type RestoreRequest } from './request-restore.ts'
import type { RestoreResult } from './route.ts'

export const restoreKey = 'returns'

/** Sends what is to be restored, from whichever screen, and asks where the server has a question. */
export function RestoreRequests() {
  const { submit, data } = useFetcher<RestoreResult>({ key: restoreKey })
  const [wanted, setWanted] = useState<RestoreRequest>()
  const [handled, setHandled] = useState<RestoreResult>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` is another function at every render, and does the same
  useEffect(() => listenForRestoreRequests((each) => send(each)), [])

  const send = (each: RestoreRequest, confirmed = '') => {
    setWanted(each)
    const form = { collection: each.collection, ids: joinList(each.ids), confirmed }
    submit(form, { method: 'post', action: href('/admin/history/returns') })
  }

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
