import { type KeyboardEvent, useRef, useState } from 'react'
import {
  cellAt,
  firstPlace,
  type GridCell,
  type GridPosition,
  movedBy,
} from '../../../domain/grid/grid-moves.ts'

/** One cell of the grid is reached by Tab, the others from there by arrow keys. */
export function useGridFocus(cells: readonly GridCell[]) {
  const table = useRef<HTMLTableElement>(null)
  const [selected, setSelected] = useState<GridPosition>()
  const isThere = selected && cellAt(cells, selected) !== undefined
  const position = isThere ? selected : firstPlace(cells)

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that are pressed in what a cell has opened mean something there.
    if (!position || !(event.target instanceof Element) || !event.target.matches('[data-cell]')) return
    const to = movedBy(event.key, event.ctrlKey || event.metaKey, cells, position)
    if (!to) return
    event.preventDefault()
    setSelected(to)
    const cell = cellAt(cells, to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell && cellName(cell)}"]`)?.focus()
  }

  return {
    table,
    onKeyDown,
    isReached: (cell: GridCell) => position !== undefined && cellAt([cell], position) !== undefined,
    /** By mouse, by touch, or back from a form. */
    onFocus: (cell: GridCell) => {
      if (!position || !cellAt([cell], position)) setSelected({ row: cell.row, column: cell.column })
    },
  }
}

export function cellName({ row, column }: GridCell): string {
  return `${row}:${column}`
}
