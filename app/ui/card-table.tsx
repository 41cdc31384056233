import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
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

interface TableProps extends TableHeadersProps {
  label: string
  /** How its rows are laid out, where that is another way than usual. */
  layout?: { frame: string; table: string }
  children: ReactNode
}

/**
 * A table that turns into cards below 768 px (see app.css). The roles keep it a table for assistive technology
 * there too; the looks are in one place, because a long list repeats its cells a thousand times.
 */
export function CardTable({ label, layout, children, ...heads }: TableProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const url = rowUrl(event)
    if (url === null) return
    event.preventDefault()
    navigate(url)
  }
  return (
    <section aria-label={label} tabIndex={0} className={`card-table-frame ${layout?.frame ?? ''}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <table role="table" className={`card-table ${layout?.table ?? ''}`} onClick={follow}>
        <thead role="rowgroup">
          <tr role="row">
            <TableHeaders {...heads} />
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </section>
  )
}

/** A row whose one `RowLink` is as wide as the row: no script is needed, and a middle click opens a tab. */
export function CardRow({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>
}

/** A link that the table follows for all its rows: a `Link` costs as much to render as the rest of its row. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="row-link">
      {children}
    </a>
  )
}

/** Where a click leads without loading a page anew; clicks for a new tab or window are the browser's. */
function rowUrl({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest('.row-link') : null
  return link?.getAttribute('href') ?? null
}

/**
 * On a phone each value stands beside the name of its column; an empty one is left out. No component: a long list has
 * a thousand cells, and each component would cost as much as the cell itself.
 */
export function cell(label: string, content: ReactNode) {
  return (
    <td role="cell" data-label={label}>
      {content}
    </td>
  )
}

/**
 * Rows and cells of tables whose style sheet places them by their columns (app/styles). The roles keep
 * them a table for assistive technology where they are laid out as a grid.
 */
export function PlacedRow(row: ComponentProps<'tr'>) {
  return <tr role="row" {...row} />
}

/**
 * `label` stands before the value where no head is above it. No component: a long list has a thousand cells, and each
 * component would cost as much as the cell itself.
 */
export function placedCell(column: string, content: ReactNode, label?: string) {
  return (
    <td role="cell" data-column={column} data-label={label}>
      {content}
    </td>
  )
}
