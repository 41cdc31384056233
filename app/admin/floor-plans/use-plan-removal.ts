import { useEffect, useState } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import type { Fault } from '../form/tell-result.ts'

/** Deletes the plan; whoever asks for that gives up what is drawn on it, until the answer is no. */
export function usePlanRemoval(id: string) {
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
      const action = href('/admin/floor-plans/:id', { id }) + search
      // Nothing is read again when it fails: without a connection that would take the page away.
      fetcher.submit(null, {
        method: 'DELETE',
        action,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    },
  }
}
