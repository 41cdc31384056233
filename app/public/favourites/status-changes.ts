import { useEffect, useRef, useState } from 'react'
import type { Status } from '../../../domain/status.ts'

interface Watched {
  id: string
  status: Status
}

/** A status that has changed since the page was opened. */
export interface StatusChange {
  status: Status
  minutes: number
}

interface SeenChange {
  status: Status
  at: number
}

const minute = 60_000

/**
 * Notes when live changes bring another status, and returns how many minutes ago that was, by the apartment's id. Only
 * the browser knows this: the page is the same for everybody.
 */
export function useStatusChanges(apartments: readonly Watched[]): ReadonlyMap<string, StatusChange> {
  const known = useRef(new Map<string, Status>())
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenChange>>(new Map())
  const [now, setNow] = useState(0)
  useEffect(() => {
    const at = Date.now()
    const changed = apartments.filter(({ id, status }) => (known.current.get(id) ?? status) !== status)
    for (const { id, status } of apartments) known.current.set(id, status)
    if (changed.length === 0) return
    setNow(at)
    setSeen(
      (before) => new Map([...before, ...changed.map(({ id, status }) => [id, { status, at }] as const)]),
    )
  }, [apartments])
  useEffect(() => {
    if (seen.size === 0) return
    const timer = setInterval(() => setNow(Date.now()), minute / 2)
    return () => clearInterval(timer)
  }, [seen])
  return new Map(
    [...seen].map(([id, { status, at }]) => [
      id,
      { status, minutes: Math.max(1, Math.round((now - at) / minute)) },
    ]),
  )
}
