import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TableProps {
  label: string
  columns: string[]
  /** How wide the table is at least; it scrolls inside its own frame. */
  minWidth: string
  children: ReactNode
}

/** A table that turns into cards below 768 px. The roles keep it a table for assistive technology there too. */
export function CardTable({ label, columns, minWidth, children }: TableProps) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="md:overflow-x-auto md:rounded-card md:bg-white md:shadow-card"
    >
      <table role="table" className={`w-full text-left max-md:block ${minWidth}`}>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-sand-200 bg-sand-100 text-sm text-sea-800">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="max-md:grid max-md:gap-4 md:[&>tr]:border-b md:[&>tr]:border-sand-200 max-md:[&>tr]:block max-md:[&>tr]:rounded-card max-md:[&>tr]:bg-white max-md:[&>tr]:p-4 max-md:[&>tr]:shadow-card"
        >
          {children}
        </tbody>
      </table>
    </section>
  )
}

/** A row whose one `RowLink` is as wide as the row: no script is needed, and a middle click opens a tab. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className="relative cursor-pointer hover:bg-sea-50">
      {children}
    </tr>
  )
}

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="font-bold text-sea-700 underline underline-offset-4 after:absolute after:inset-0"
    >
      {children}
    </Link>
  )
}

/** On a phone each value stands beside the name of its column; an empty one is left out. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      data-label={label}
      className="max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1.5 max-md:before:text-sm max-md:before:text-sea-700 max-md:before:content-[attr(data-label)] max-md:empty:hidden md:px-4 md:py-3"
    >
      {children}
    </td>
  )
}
