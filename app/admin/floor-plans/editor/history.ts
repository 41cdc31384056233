import type { Outlines } from './edits.ts'

/**
 * For undo and redo: the lists of outlines before the present one, and those that were undone, the next first.
 * An edit makes a new list and changes no old one, so going back is exact.
 */
export interface History {
  past: readonly Outlines[]
  present: Outlines
  future: readonly Outlines[]
}

const longest = 500

export function startHistory(present: Outlines): History {
  return { past: [], present, future: [] }
}

export function record(history: History, next: Outlines): History {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-longest), present: next, future: [] }
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

/** Changes every list alike: on an image of another size, undo must come back to scaled outlines. */
export function mapHistory(
  { past, present, future }: History,
  change: (each: Outlines) => Outlines,
): History {
  return { past: past.map(change), present: change(present), future: future.map(change) }
}
