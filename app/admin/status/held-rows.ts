import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { withHeld } from '../../../domain/lists/with-held.ts'

/** Rows that stay in a filtered list although they no longer fit it, as long as something is said about them. */
interface RowHolder {
  hold(id: string): void
  release(id: string): void
}

const nothing: ReadonlySet<string> = new Set()
const nobody: RowHolder = { hold() {}, release() {} }

export const HeldRows = createContext<RowHolder>(nobody)

export function useRowHolder(): RowHolder {
  return useContext(HeldRows)
}

/**
 * The rows to show, and what those below use to hold theirs; `selected` ones stay as well. Another URL is another
 * list: nothing is held there.
 */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  selected: ReadonlySet<string> = nothing,
) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const last = useRef({ url, rows })
  const before = last.current.url === url ? last.current.rows : rows
  const shown = withHeld(rows, before, new Set([...counts.keys(), ...selected]))

  useEffect(() => {
    last.current = { url, rows: shown }
  })

  const holder = useMemo<RowHolder>(() => {
    const count = (id: string, by: number) =>
      setCounts((counts) => {
        const next = new Map(counts)
        const sum = (next.get(id) ?? 0) + by
        if (sum > 0) next.set(id, sum)
        else next.delete(id)
        return next
      })
    return { hold: (id) => count(id, 1), release: (id) => count(id, -1) }
  }, [])

  return { shown, holder }
}
