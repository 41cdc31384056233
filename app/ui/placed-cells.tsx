import type { ComponentProps, ReactNode } from 'react'

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
    <td key={column} role="cell" data-column={column} data-label={label}>
      {content}
    </td>
  )
}
