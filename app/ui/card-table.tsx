import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { TableHeaders, type TableHeadersProps } from './table-headers.tsx'

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
