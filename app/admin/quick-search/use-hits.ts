import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { useRole } from '../session/use-role.ts'
import type { Hit } from './hit.ts'
import { findScreens } from './screens.ts'

const typingPause = 120

interface SearchResponse {
  typed: string
  hits: Hit[]
  failed: boolean
}

const nothing: SearchResponse = { typed: '', hits: [], failed: false }

/** Screens at once, records as the server finds them; those of an earlier word stay until then. */
export function useHits(typed: string): { hits: Hit[]; isSearching: boolean; failed: boolean } {
  const role = useRole()
  const [response, setResponse] = useState(nothing)
  useEffect(() => {
    if (typed === '') return setResponse(nothing)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const hits = await askServer(typed, stop.signal)
      if (!stop.signal.aborted) setResponse({ typed, hits: hits ?? [], failed: hits === undefined })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return {
    hits: [...findScreens(typed, role), ...response.hits],
    isSearching: response.typed !== typed,
    failed: response.failed,
  }
}

/** Nothing when the server could not be asked, or nobody is signed in any more. */
async function askServer(typed: string, signal: AbortSignal): Promise<Hit[] | undefined> {
  const url = `${href('/admin/find')}?${new URLSearchParams({ q: typed })}`
  const response = await fetch(url, { signal, redirect: 'manual' }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}
