import { useMemo, useSyncExternalStore } from 'react'

/** How somebody has arranged the editor: what is folded away, and whether it covers the whole window. */
export interface Arrangement {
  hasTools: boolean
  hasList: boolean
  isWhole: boolean
}

const usual: Arrangement = { hasTools: true, hasList: true, isWhole: false }
const key = 'plan-editor'
const listeners = new Set<() => void>()
let remembered: Arrangement | undefined

/** A browser that stores nothing, or something else under this name, has the usual arrangement. */
function current(): Arrangement {
  remembered ??= { ...usual, ...read() }
  return remembered
}

function read(): Partial<Arrangement> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(
      ([name, value]) => name in usual && typeof value === 'boolean',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function arrange(change: Partial<Arrangement>): void {
  remembered = { ...current(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(remembered))
  } catch {
    // It is remembered until the tab is closed.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export interface Room extends Arrangement {
  toggle(part: keyof Arrangement): void
}

/** The arrangement of the editor, which this browser remembers for all plans. */
export function useRoom(): Room {
  const arrangement = useSyncExternalStore(subscribe, current, () => usual)
  return useMemo(
    () => ({ ...arrangement, toggle: (part) => arrange({ [part]: !current()[part] }) }),
    [arrangement],
  )
}
