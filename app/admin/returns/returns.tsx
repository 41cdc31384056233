import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { joinWords } from '../../forms/word-list.ts'
import { returnsText as text } from '../../text/office/returns.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { WarningList } from '../form/save-question.tsx'
import { listenForReturns, type WantedBack } from './bring-back.ts'
import type { ReturnAnswer } from './route.ts'

export const returnsKey = 'returns'

/** Sends what is to be brought back, from whichever screen, and asks where the server has a question. */
export function Returns() {
  const { submit, data } = useFetcher<ReturnAnswer>({ key: returnsKey })
  const [wanted, setWanted] = useState<WantedBack>()
  const [handled, setHandled] = useState<ReturnAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` is another function at every render, and does the same
  useEffect(() => listenForReturns((each) => send(each)), [])

  const send = (each: WantedBack, confirmed = '') => {
    setWanted(each)
    const form = { collection: each.collection, ids: joinWords(each.ids), confirmed }
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
