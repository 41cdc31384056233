import { useMemo } from 'react'
import { decodeColumns, type EncodedColumns } from '../../domain/lists/encode-columns.ts'

/** The same rows as long as the page's data stays the same. */
export function useRows<Row>(encoded: EncodedColumns<Row>): Row[] {
  return useMemo(() => decodeColumns(encoded), [encoded])
}
