import { useMemo } from 'react'
import { type PackedRows, unpackRows } from '../../domain/lists/packed-rows.ts'

/** The same rows as long as the page's data stays the same. */
export function useRows<Row>(packed: PackedRows<Row>): Row[] {
  return useMemo(() => unpackRows(packed), [packed])
}
