import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import type { Question } from '../form/question.ts'
import { useRowPins } from './pinned-rows.ts'
import type { SavedStatus } from './status-change-action.ts'
import { type StatusRowText, useStatusToasts } from './use-status-toasts.ts'

interface Row extends StatusRowText {
  id: string
  revision: number
  status: Status
}

interface Choice {
  status: Status
  /** What was on the screen when it was made: a change by somebody else since then must be refused. */
  revision: number
  /** Whether the person has finished choosing. */
  isFinal: boolean
  /** The warnings about it that the person has confirmed. */
  confirmed?: string
}

interface SentChoice extends Choice {
  before: Status
}

/** A choice that is saved once the person says that it is meant. */
interface AskedChoice extends Choice {
  question: Question
}

const keyboardPause = 700

/**
 * Saves the status that is selected in a row: by mouse at once, by arrow keys after a pause, because they pass over
 * statuses that nobody wants. One save waits for the other and is based on the revision that it returned.
 */
export function useStatusChange({ id, revision, status, ...row }: Row) {
  const fetcher = useFetcher<SavedStatus>()
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<SentChoice>()
  const [saved, setSaved] = useState<Status>()
  const [asked, setAsked] = useState<AskedChoice>()
  const { toastStatusSaved, toastFault } = useStatusToasts(id, row)
  // A save's answer comes before the list is loaded again: until then the row shows what was saved.
  const isListOld = revision < (fetcher.data?.revision ?? 0)
  const known = isListOld ? (saved ?? status) : status
  const isBusy = choice !== undefined
  usePinnedWhile(isBusy || asked !== undefined, id)

  const finish = useCallback(() => setChoice((made) => made && { ...made, isFinal: true }), [])

  useEffect(() => {
    if (!choice || choice.isFinal) return
    const pause = setTimeout(finish, keyboardPause)
    return () => clearTimeout(pause)
  }, [choice, finish])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is sent once, when the one before is through
  useEffect(() => {
    if (!choice?.isFinal || sent) return
    if (choice.status === known) return setChoice(undefined)
    const base = Math.max(choice.revision, fetcher.data?.revision ?? 0)
    setSent({ ...choice, revision: base, before: known })
    const { status: wanted, confirmed } = choice
    fetcher.submit(
      { id, revision: base, status: wanted, ...(confirmed && { confirmed }) },
      { method: 'post' },
    )
  }, [choice, sent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer arrives
  useEffect(() => {
    if (fetcher.state !== 'idle' || !sent) return
    const result = fetcher.data
    setSent(undefined)
    if (result?.question) setAsked({ ...sent, question: result.question })
    else if (result?.error) toastFault(result, sent.before, () => setChoice(sent))
    else {
      setSaved(sent.status)
      if (result?.revision)
        toastStatusSaved({ from: sent.before, to: sent.status, revision: result.revision })
    }
    // The newest choice, which may have been made after the render that this effect belongs to: it must not get lost.
    setChoice((made) =>
      result?.error || result?.question || made?.status === sent.status ? undefined : made,
    )
  }, [fetcher.state, fetcher.data])

  return {
    shown: choice?.status ?? asked?.status ?? known,
    isBusy,
    choose: (wanted: Status, isFinal: boolean) => setChoice({ status: wanted, revision, isFinal }),
    finish,
    question: asked?.question,
    decide(isMeant: boolean) {
      setAsked(undefined)
      if (asked && isMeant) setChoice({ ...asked, confirmed: asked.question.confirmation })
    },
  }
}

/** The row must hear the answer, also when by then it no longer fits the list's filter. */
function usePinnedWhile(isBusy: boolean, id: string): void {
  const { pin, unpin } = useRowPins()
  useEffect(() => {
    if (!isBusy) return
    pin(id)
    return () => unpin(id)
  }, [isBusy, id, pin, unpin])
}
