import type { Drawing } from './edits.ts'

/** What was, is, and can be again. Drawings are never changed in place, so going back is exact. */
export interface History {
  past: readonly Drawing[]
  present: Drawing
  future: readonly Drawing[]
}

const longest = 500

export function startHistory(present: Drawing): History {
  return { past: [], present, future: [] }
}

export function record(history: History, next: Drawing): History {
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

/** The same history on an image of another size. */
export function mapHistory({ past, present, future }: History, change: (each: Drawing) => Drawing): History {
  return { past: past.map(change), present: change(present), future: future.map(change) }
}
