import { useState } from 'react'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { PriceTableRow } from './price-table.tsx'

/**
 * Which new prices are saved: those of apartments that have one. An apartment on request gets a price once somebody says so; and
 * any row may be left out.
 */
export function usePriceSelection(changes: PriceTableRow[]) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const hadNone = new Set(changes.filter(({ from }) => isHiddenPrice(from)).map(({ id }) => id))
  const isTaken = (id: string) => hadNone.has(id) === turned.has(id)
  const taken = changes.filter(({ id }) => isTaken(id))
  return {
    taken,
    isTaken,
    toggle(id: string) {
      const next = new Set(turned)
      if (!next.delete(id)) next.add(id)
      setTurned(next)
    },
    toggleAll() {
      const wantAll = taken.length < changes.length
      const differing = changes.filter(({ id }) => hadNone.has(id) === wantAll)
      setTurned(new Set(differing.map(({ id }) => id)))
    },
  }
}
