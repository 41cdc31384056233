import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Sort } from '../../domain/lists/sort.ts'

export interface TableHeadersProps {
  /** Column headers by key. */
  columns: Readonly<Record<string, ReactNode>>
  sortable?: readonly string[]
  sort?: Sort<string> | undefined
}

/**
 * The header cells of a table. Explicit roles keep them headers for assistive technology where CSS turns the
 * table into cards or a grid.
 */
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

/** Sorts ascending, then descending, then not at all. The order is in the URL, so that it works without scripts. */
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
  // In another order the same page number would show other rows.
  next.delete('page')
  if (order !== 'descending') next.set('sort', column)
  if (order === 'ascending') next.set('dir', 'desc')
  return next
}

interface TableProps extends TableHeadersProps {
  label: string
  /** Class names that are added where a table needs a layout of its own. */
  layout?: { frame: string; table: string }
  /** The rows, or in their place the content that `useRows` has made of them. */
  children?: ReactNode
  rows?: Pick<ComponentProps<'tbody'>, 'children' | 'dangerouslySetInnerHTML'>
}

/**
 * A table that turns into cards below 768 px (app.css). Explicit roles keep it a table for assistive technology.
 * Cells have no class names, because a long list repeats them a thousand times.
 */
export function CardTable({ label, layout, children, rows = { children }, ...heads }: TableProps) {
  const follow = useRowLinks()
  return (
    <section aria-label={label} tabIndex={0} className={`card-table-frame ${layout?.frame ?? ''}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <table role="table" className={`card-table ${layout?.table ?? ''}`} onClick={follow}>
        <thead role="rowgroup">
          <tr role="row">
            <TableHeaders {...heads} />
          </tr>
        </thead>
        <tbody role="rowgroup" {...rows} />
      </table>
    </section>
  )
}

/** A row whose only `RowLink` covers it: no script is needed, and a middle click opens a tab. */
export function CardRow({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>
}

/**
 * A plain link. The table handles clicks for all its rows, because a `Link` takes as long to render as the rest of
 * its row.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="row-link">
      {children}
    </a>
  )
}

/** Follows a click on one of the links of a long list, for its container. */
export function useRowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const url = rowUrl(event)
    if (url === null) return
    event.preventDefault()
    navigate(url)
  }
}

/**
 * The URL of the link that was clicked in a row; null for clicks that open a new tab or window, which the
 * browser handles.
 */
function rowUrl({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest('.row-link') : null
  return link?.getAttribute('href') ?? null
}

/**
 * A cell of a `CardTable`. On a phone the column's label is beside the value. This is a function, because a
 * component for each of a thousand cells would double the rendering time.
 */
export function cell(label: string, content: ReactNode) {
  return (
    <td role="cell" data-label={label}>
      {content}
    </td>
  )
}

/**
 * A row of a table whose style sheet places the cells by `data-column` (app/styles). The explicit role keeps it
 * a row for assistive technology.
 */
export function PlacedRow(row: ComponentProps<'tr'>) {
  return <tr role="row" {...row} />
}

/**
 * A cell of a `PlacedRow`. `label` is shown before the value where no header is above it. This is a function,
 * because a component for each of a thousand cells would double the rendering time.
 */
export function placedCell(column: string, content: ReactNode, label?: string) {
  return (
    <td key={column} role="cell" data-column={column} data-label={label}>
      {content}
    </td>
  )
}
