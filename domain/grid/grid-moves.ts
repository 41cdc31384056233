export interface GridCell {
  row: number
  rows: number
  column: number
}

/** Where the focus is. In a tall cell, `row` remembers the row from which the focus came. */
export interface GridPosition {
  row: number
  column: number
}

export function cellAt<Cell extends GridCell>(
  cells: readonly Cell[],
  { row, column }: GridPosition,
): Cell | undefined {
  return cells.find((cell) => cell.column === column && covers(cell, row))
}

/**
 * A function that finds the cell at a position by an index. It is for callers that look up every position,
 * because searching thousands of cells each time would be quadratic.
 */
export function cellsByPlace<Cell extends GridCell>(
  cells: readonly Cell[],
): (place: GridPosition) => Cell | undefined {
  const byPlace = new Map(
    cells.flatMap((cell) =>
      Array.from({ length: cell.rows }, (_, index) => [`${cell.row + index}:${cell.column}`, cell] as const),
    ),
  )
  return ({ row, column }) => byPlace.get(`${row}:${column}`)
}

/** Where a key moves the focus; undefined for other keys, and where there is no cell in that direction. */
export function movedBy(
  key: string,
  withControl: boolean,
  cells: readonly GridCell[],
  from: GridPosition,
): GridPosition | undefined {
  const here = cellAt(cells, from)
  if (!here) return undefined
  const beside = cells.filter((cell) => covers(cell, from.row)).toSorted((a, b) => a.column - b.column)
  const inRow = (cell: GridCell | undefined) => cell && { row: from.row, column: cell.column }
  switch (key) {
    case 'ArrowRight':
      return inRow(beside.find(({ column }) => column > from.column))
    case 'ArrowLeft':
      return inRow(beside.findLast(({ column }) => column < from.column))
    case 'ArrowUp':
      return nearest(cells, from.column, (row) => here.row - row)
    case 'ArrowDown':
      return nearest(cells, from.column, (row) => row - (here.row + here.rows - 1))
    case 'Home':
      return withControl ? firstPlace(cells) : inRow(beside.at(0))
    case 'End':
      return withControl ? lastPlace(cells) : inRow(beside.at(-1))
    default:
      return undefined
  }
}

export function firstPlace(cells: readonly GridCell[]): GridPosition | undefined {
  return placesOf(cells).at(0)
}

function lastPlace(cells: readonly GridCell[]): GridPosition | undefined {
  return placesOf(cells).at(-1)
}

function nearest(
  cells: readonly GridCell[],
  column: number,
  distance: (row: number) => number,
): GridPosition | undefined {
  const ahead = placesOf(cells).filter(({ row }) => distance(row) > 0)
  return ahead.toSorted(
    (a, b) => distance(a.row) - distance(b.row) || Math.abs(a.column - column) - Math.abs(b.column - column),
  )[0]
}

function placesOf(cells: readonly GridCell[]): GridPosition[] {
  const places = cells.flatMap(({ row, rows, column }) =>
    Array.from({ length: rows }, (_, index) => ({ row: row + index, column })),
  )
  return places.sort((a, b) => a.row - b.row || a.column - b.column)
}

function covers({ row, rows }: GridCell, wanted: number): boolean {
  return row <= wanted && wanted < row + rows
}
