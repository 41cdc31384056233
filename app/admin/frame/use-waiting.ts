import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { liveTab } from '../../live/live-tab.ts'
import type { Waiting, WaitingKind } from './read-waiting.ts'

/**
 * How many wait, now: asked again when the server tells of a change. By a request of its own: were it the layout's
 * loader, the end of a session would take a half-filled form away.
 */
export function useWaiting(kind: WaitingKind, loaded: Waiting): number {
  const [asked, setAsked] = useState(loaded)
  const newest = asked.version > loaded.version ? asked : loaded
  const known = useRef(newest.version)
  known.current = Math.max(known.current, newest.version)

  useEffect(
    () =>
      liveTab().onHeard(async ({ [kind]: version = 0 }) => {
        if (version <= known.current) return
        known.current = version
        const waiting = await askWaiting(kind)
        if (waiting) setAsked((before) => (waiting.version > before.version ? waiting : before))
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
