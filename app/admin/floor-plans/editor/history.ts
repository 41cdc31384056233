import type { Outlines } from './edits.ts'

/**
 * For undo and redo: the lists of outlines before the present one, and those that were undone, the next first.
 * An edit makes a new list and changes no old one, so going back is exact.
 */
export interface EditHistory {
  past: readonly Outlines[]
  present: Outlines
  future: readonly Outlines[]
}

const longest = 500

export function startHistory(present: Outlines): EditHistory {
  return { past: [], present, future: [] }
}

export function record(history: EditHistory, next: Outlines): EditHistory {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-longest), present: next, future: [] }
}

export function undo({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo({ past, present, future }: EditHistory): EditHistory {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

/** Changes every list alike: on an image of another size, undo must come back to scaled outlines. */
export function mapHistory(
  { past, present, future }: EditHistory,
  change: (each: Outlines) => Outlines,
): EditHistory {
  return { past: past.map(change), present: change(present), future: future.map(change) }
}
