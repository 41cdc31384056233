import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Sort } from '../../domain/lists/sort.ts'

export interface TableHeadersProps {
  /** What stands above each column, by its key. */
  columns: Readonly<Record<string, ReactNode>>
  /** The columns that sort the list. */
  sortable?: readonly string[]
  sort?: Sort<string> | undefined
}

/** The role keeps a column head one where the table is laid out as cards. */
export function TableHeaders({ columns, sortable = [], sort }: TableHeadersProps) {
  return Object.entries(columns).map(([key, label]) => {
    const order = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined
    return (
      <th key={key} role="columnheader" scope="col" data-column={key} aria-sort={order}>
        {sortable.includes(key) ? <SortLink column={key} label={label} order={order} /> : label}
      </th>
    )
  })
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }
type Order = keyof typeof arrows | undefined

/** Up, then down, then the natural order again: in the URL, so that it needs no script. */
function SortLink({ column, label, order }: { column: string; label: ReactNode; order: Order }) {
  const [query] = useSearchParams()
  const Arrow = order ? arrows[order] : ChevronsUpDown
  return (
    <Link
      to={`?${nextOrder(query, column, order)}`}
      replace
      preventScrollReset
      className="inline-flex items-center gap-1.5 hover:text-sea-950"
    >
      {label}
      <Arrow className={`size-3.5 ${order ? '' : 'opacity-60'}`} aria-hidden="true" />
    </Link>
  )
}

function nextOrder(query: URLSearchParams, column: string, order: Order): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('sort')
  next.delete('dir')
  // In another order, the same page shows other rows.
  next.delete('page')
  if (order !== 'descending') next.set('sort', column)
  if (order === 'ascending') next.set('dir', 'desc')
  return next
}
