import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { liveTab } from '../../live/live-tab.ts'
import type { Waiting, WaitingKind } from './read-waiting.ts'

const WaitingCounts = createContext<Record<WaitingKind, number>>({ enquiries: 0, reservations: 0 })

/** How many records of each kind wait for the sales team: the sidebar shows it, the bar of phones and the tab's title. */
export const useWaitingCounts = () => useContext(WaitingCounts)

interface ProviderProps {
  waiting: Record<WaitingKind, Waiting>
  children: ReactNode
}

export function WaitingProvider({ waiting, children }: ProviderProps) {
  const enquiries = useWaiting('enquiries', waiting.enquiries)
  const reservations = useWaiting('reservations', waiting.reservations)
  return <WaitingCounts value={{ enquiries, reservations }}>{children}</WaitingCounts>
}

/**
 * Fetches the count again when a live change reports a newer version of the collection. It does not revalidate
 * the layout's loader, which redirects at the end of a session: that would replace a half-filled form.
 */
function useWaiting(kind: WaitingKind, loaded: Waiting): number {
  const [fetched, setFetched] = useState(loaded)
  const newest = fetched.version > loaded.version ? fetched : loaded
  const known = useRef(newest.version)
  known.current = Math.max(known.current, newest.version)

  useEffect(
    () =>
      liveTab().onVersions(async ({ [kind]: version = 0 }) => {
        if (version <= known.current) return
        known.current = version
        const waiting = await askWaiting(kind)
        if (waiting) setFetched((before) => (waiting.version > before.version ? waiting : before))
      }),
    [kind],
  )
  return newest.count
}

async function askWaiting(kind: WaitingKind): Promise<Waiting | undefined> {
  const url = `${href('/admin/unread')}?${new URLSearchParams({ of: kind })}`
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}
