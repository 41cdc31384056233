import { useState } from 'react'
import type { PlannedRow } from './price-table.tsx'

/** Which new prices are saved: all, but for those that somebody has left out. */
export function useTaken(changes: PlannedRow[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const taken = changes.filter(({ id }) => !left.has(id))
  return {
    taken,
    isTaken: (id: string) => !left.has(id),
    toggle(id: string) {
      const next = new Set(left)
      if (!next.delete(id)) next.add(id)
      setLeft(next)
    },
    toggleAll: () => setLeft(new Set(taken.length === changes.length ? changes.map(({ id }) => id) : [])),
  }
}
