import type { Status } from '../status.ts'
import { type EncodedColumns, encodeColumns } from './encode-columns.ts'
import { lastPage } from './page.ts'

/** The most records that one transaction changes: more would block other writers for too long. */
export const maxRecordsAtOnce = 500

/** One page of a list, with what a change of all rows needs to know about the other pages. */
interface ListPage<Row, Other> {
  rows: Row[]
  page: number
  total: number
  /** The rows of the other pages; undefined when there are too many to change at once. */
  others: EncodedColumns<Other> | undefined
}

interface Changeable {
  id: string
  revision: number
  status: Status
}

/** Takes one page out of all rows. A page beyond the end means the last one. */
export function listPage<Row extends Changeable>(
  rows: readonly Row[],
  { page: wanted, size }: { page: number; size: number },
): ListPage<Row, Changeable> {
  const total = rows.length
  const page = Math.min(wanted, lastPage(total, size))
  const [from, to] = [(page - 1) * size, page * size]
  const elsewhere = [...rows.slice(0, from), ...rows.slice(to)]
  return {
    rows: rows.slice(from, to),
    page,
    total,
    others:
      elsewhere.length > 0 && total <= maxRecordsAtOnce
        ? encodeColumns(elsewhere.map(({ id, revision, status }) => ({ id, revision, status })))
        : undefined,
  }
}
