import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import type { SavedStatus } from './answer-status-change.ts'

interface Row {
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
}

const keyboardPause = 700

/**
 * Saves the status that is chosen in a row: by mouse at once, by arrow keys after a pause, because they pass over
 * statuses that nobody wants. One save waits for the other and is based on the revision that it returned.
 */
export function useStatusChange({ id, revision, status }: Row) {
  const fetcher = useFetcher<SavedStatus>()
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<Status>()
  const [saved, setSaved] = useState<Status>()
  // A save's answer comes before the list is loaded again: until then the row shows what was saved.
  const isListOld = revision < (fetcher.data?.revision ?? 0)
  const known = isListOld ? (saved ?? status) : status

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
    setSent(choice.status)
    const base = Math.max(choice.revision, fetcher.data?.revision ?? 0)
    fetcher.submit({ id, revision: base, status: choice.status }, { method: 'post' })
  }, [choice, sent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer arrives
  useEffect(() => {
    if (fetcher.state !== 'idle' || !sent) return
    setSent(undefined)
    if (!fetcher.data?.error) setSaved(sent)
    // The newest choice, which may have been made after the render that this effect belongs to: it must not get lost.
    setChoice((made) => (fetcher.data?.error || made?.status === sent ? undefined : made))
  }, [fetcher.state, fetcher.data])

  return {
    shown: choice?.status ?? known,
    isBusy: choice !== undefined,
    choose: (wanted: Status, isFinal: boolean) => setChoice({ status: wanted, revision, isFinal }),
    finish,
  }
}
