import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { liveTab } from '../../live/live-tab.ts'
import type { Unread } from './read-unread.ts'

/**
 * How many enquiries are unread, now: asked again when the server tells of a change. By a request of its own: were it
 * the layout's loader, the end of a session would take a half-filled form away.
 */
export function useUnread(loaded: Unread): number {
  const [asked, setAsked] = useState(loaded)
  const newest = asked.version > loaded.version ? asked : loaded
  const known = useRef(newest.version)
  known.current = Math.max(known.current, newest.version)

  useEffect(
    () =>
      liveTab().onHeard(async ({ enquiries = 0 }) => {
        if (enquiries <= known.current) return
        known.current = enquiries
        const unread = await askUnread()
        if (unread) setAsked((before) => (unread.version > before.version ? unread : before))
      }),
    [],
  )
  return newest.count
}

async function askUnread(): Promise<Unread | undefined> {
  const answer = await fetch(href('/admin/unread'), { redirect: 'manual' }).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}
