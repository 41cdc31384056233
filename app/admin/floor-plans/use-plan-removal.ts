import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Fault } from '../form/toast-result.ts'

/** Deletes the plan at this URL; whoever asks for that gives up what is drawn on it, until the answer is no. */
export function usePlanRemoval(url: string) {
  const fetcher = useFetcher<Fault>()
  const { search } = useLocation()
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (fetcher.data?.error) setGivenUp(false)
  }, [fetcher.data])

  return {
    isRemoving: fetcher.state !== 'idle',
    isGivenUp,
    remove: () => {
      setGivenUp(true)
      // Nothing is read again when it fails: without a connection that would take the page away.
      fetcher.submit(null, {
        method: 'DELETE',
        action: url + search,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    },
  }
}
