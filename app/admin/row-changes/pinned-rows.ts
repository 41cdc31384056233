import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { withPinnedRows } from '../../../domain/lists/with-pinned-rows.ts'

/** Rows that stay in a list although they no longer match its filter, until their response has come and its toast is gone. */
interface RowPins {
  pin(id: string): void
  unpin(id: string): void
}

const noRows: ReadonlySet<string> = new Set()
const noPins: RowPins = { pin() {}, unpin() {} }

export const PinnedRows = createContext<RowPins>(noPins)

export function useRowPins(): RowPins {
  return useContext(PinnedRows)
}

/**
 * Returns the rows to show, among them pinned and `selected` ones, and the functions for `PinnedRows`. A list with
 * another URL begins without pins.
 */
export function usePinnedRows<Row extends { id: string }>(
  rows: readonly Row[],
  selected: ReadonlySet<string> = noRows,
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
