import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Question } from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { useRowPins } from './pinned-rows.ts'
import type { SavedRow } from './row-actions.ts'
import { type StatusRowText, useStatusToasts } from './row-toasts.ts'

interface Row extends StatusRowText {
  id: string
  revision: number
  status: Status
}

interface Choice {
  status: Status
  /**
   * The revision on the screen when the person chose: if somebody else has changed the record since, the save
   * is refused.
   */
  revision: number
  /** Whether the choice can be saved: false while arrow keys may still pass through other statuses. */
  isFinal: boolean
  confirmed?: string
}

interface SentChoice extends Choice {
  before: Status
}

/** A choice that waits until the person has confirmed its warnings. */
interface UnconfirmedChoice extends Choice {
  question: Question
}

const keyboardPause = 700

/**
 * Saves the status that is selected in a row: by mouse at once, by arrow keys after a pause, because the keys pass
 * through other statuses. Each save waits for the one before, and is based on the revision that it returned.
 */
export function useStatusChange({ id, revision, status, ...row }: Row) {
  const fetcher = useFetcher<SavedRow>()
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<SentChoice>()
  const [saved, setSaved] = useState<Status>()
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedChoice>()
  const { toastStatusSaved, toastFault } = useStatusToasts(id, row)
  // The response to a save comes before the list is revalidated: until then the row shows the saved status.
  const isListOld = revision < (fetcher.data?.revision ?? 0)
  const known = isListOld ? (saved ?? status) : status
  const isBusy = choice !== undefined
  usePinnedWhile(isBusy || unconfirmed !== undefined, id)

  const finish = useCallback(() => setChoice((made) => made && { ...made, isFinal: true }), [])

  useEffect(() => {
    if (!choice || choice.isFinal) return
    const pause = setTimeout(finish, keyboardPause)
    return () => clearTimeout(pause)
  }, [choice, finish])

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends each final choice once, after the previous save has its response; the other values are those of that render
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response: after `submit`, a render before the fetcher is busy still has the previous response
  useEffect(() => {
    if (fetcher.state !== 'idle' || !sent) return
    const result = fetcher.data
    setSent(undefined)
    if (result?.question) setUnconfirmed({ ...sent, question: result.question })
    else if (result?.error) toastFault(result, sent.before, () => setChoice(sent))
    else {
      setSaved(sent.status)
      if (result?.revision)
        toastStatusSaved({ from: sent.before, to: sent.status, revision: result.revision })
    }
    // A newer choice, made after the render that this effect belongs to, must not get lost.
    setChoice((made) =>
      result?.error || result?.question || made?.status === sent.status ? undefined : made,
    )
  }, [fetcher.state, fetcher.data])

  return {
    shown: choice?.status ?? unconfirmed?.status ?? known,
    isBusy,
    choose: (wanted: Status, isFinal: boolean) => setChoice({ status: wanted, revision, isFinal }),
    finish,
    question: unconfirmed?.question,
    decide(isConfirmed: boolean) {
      setUnconfirmed(undefined)
      if (unconfirmed && isConfirmed)
        setChoice({ ...unconfirmed, confirmed: unconfirmed.question.confirmation })
    },
  }
}

/**
 * Keeps the row in the list while its change is saved or awaits confirmation, even if it no longer matches the
 * filter.
 */
function usePinnedWhile(isBusy: boolean, id: string): void {
  const { pin, unpin } = useRowPins()
  useEffect(() => {
    if (!isBusy) return
    pin(id)
    return () => unpin(id)
  }, [isBusy, id, pin, unpin])
}
