import { type CellError, cellReference, maxSheetArea, parseCellReference } from '../../domain/sheet/sheet.ts'
import { eachTag, type Tag } from './each-tag.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** Limits the memory for the errors of merged cells when whole columns are merged. */
const maxMerged = 100_000

/** Excel's last row. Higher numbers are refused, because read-excel-file creates all rows before a cell. */
const lastRow = 1_048_576
const possibleCell = /^[A-Z]{1,3}\d{1,7}$/

interface OpenCell {
  reference: string
  row: number
  column: number
  isError: boolean
  hasFormula: boolean
  hasValue: boolean
}

/**
 * Finds, by reference, the cells of a sheet's XML that read-excel-file returns as empty although they are not: the
 * import would clear a field whose cell has an error.
 */
export function findCellErrors(xml: string): Map<string, CellError> {
  const errorCells = new Map<string, CellError>()
  let cell: OpenCell | undefined
  let [height, width] = [0, 0]
  const reach = ({ row, column }: { row: number; column: number }) => {
    height = Math.max(height, row + 1)
    width = Math.max(width, column + 1)
    // read-excel-file creates every cell up to the last row and column, also those that are not in the file.
    if (height * width > maxSheetArea) throw new RefusedSheet('too-many-cells')
  }
  eachTag(
    xml,
    ({ name, attributes, isSelfClosing }) => {
      if (name === 'c') {
        cell = openCell(attributes)
        reach(cell)
      } else if (cell && name === 'f') cell.hasFormula = true
      else if (cell && (name === 'v' || name === 'is')) cell.hasValue ||= !isSelfClosing
      else if (name === 'row') {
        const row = Number(attributes.r)
        if (row > lastRow) throw new RefusedSheet('damaged')
        if (row > 0) reach({ row: row - 1, column: 0 })
      } else if (name === 'mergeCell') addMerged(errorCells, attributes.ref ?? '')
    },
    (name) => {
      if (name !== 'c' || !cell) return
      const error = cellErrorOf(cell)
      if (error) errorCells.set(cell.reference, { error })
      cell = undefined
    },
  )
  return errorCells
}

function openCell({ r: reference = '', t }: Tag['attributes']): OpenCell {
  const place = possibleCell.test(reference) ? parseCellReference(reference) : undefined
  if (!place) throw new RefusedSheet('damaged')
  return {
    reference,
    ...place,
    isError: t === 'e',
    hasFormula: false,
    hasValue: false,
  }
}

function cellErrorOf({ isError, hasFormula, hasValue }: OpenCell): 'error' | 'not-calculated' | undefined {
  if (isError) return 'error'
  return hasFormula && !hasValue ? 'not-calculated' : undefined
}

function addMerged(errorCells: Map<string, CellError>, range: string): void {
  const [from = '', to = ''] = range.split(':')
  const [first, last] = [parseCellReference(from), parseCellReference(to)]
  if (!first || !last) return
  for (let row = first.row; row <= last.row; row++)
    for (let column = first.column; column <= last.column; column++) {
      if (errorCells.size >= maxMerged) return
      if (row !== first.row || column !== first.column)
        errorCells.set(cellReference(row, column), { error: 'merged', into: from.replaceAll('$', '') })
    }
}
