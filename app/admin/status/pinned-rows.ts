import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { withPinnedRows } from '../../../domain/lists/with-pinned-rows.ts'

/** Rows that stay in a filtered list although they no longer fit it, as long as something is said about them. */
interface RowPins {
  pin(id: string): void
  unpin(id: string): void
}

const nothing: ReadonlySet<string> = new Set()
const nobody: RowPins = { pin() {}, unpin() {} }

export const PinnedRows = createContext<RowPins>(nobody)

export function useRowPins(): RowPins {
  return useContext(PinnedRows)
}

/**
 * The rows to show, and what those below use to pin theirs; `selected` ones stay as well. Another URL is another
 * list: nothing is pinned there.
 */
export function usePinnedRows<Row extends { id: string }>(
  rows: readonly Row[],
  selected: ReadonlySet<string> = nothing,
) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const last = useRef({ url, rows })
  const before = last.current.url === url ? last.current.rows : rows
  const shown = withPinnedRows(rows, before, new Set([...counts.keys(), ...selected]))

  useEffect(() => {
    last.current = { url, rows: shown }
  })

  const pins = useMemo<RowPins>(() => {
    const count = (id: string, by: number) =>
      setCounts((counts) => {
        const next = new Map(counts)
        const sum = (next.get(id) ?? 0) + by
        if (sum > 0) next.set(id, sum)
        else next.delete(id)
        return next
      })
    return { pin: (id) => count(id, 1), unpin: (id) => count(id, -1) }
  }, [])

  return { shown, pins }
}
