import { cellAddress, readCellAddress } from '../../domain/sheet/cell-address.ts'
import type { CellTrouble } from '../../domain/sheet/sheet.ts'

const cell = /<c\s([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g
const merged = /<mergeCell\s[^>]*?ref=["']([A-Z$\d]+):([A-Z$\d]+)["']/g
/** Merged over whole columns is merged all the same: a few rows are enough to say so. */
const mostMerged = 100_000

/**
 * The cells of a sheet's XML that the library takes for empty ones although they are not: a field would be cleared
 * where an error stands. By address.
 */
export function findTroubledCells(xml: string): Map<string, CellTrouble> {
  const troubled = new Map<string, CellTrouble>()
  for (const [, attributes = '', content = ''] of xml.matchAll(cell)) {
    const trouble = troubleOf(attributes, content)
    const address = trouble && attributeOf(attributes, 'r')
    if (trouble && address) troubled.set(address, { trouble })
  }
  for (const [, from = '', to = ''] of xml.matchAll(merged)) addMerged(troubled, from, to)
  return troubled
}

function troubleOf(attributes: string, content: string): 'error' | 'not-calculated' | undefined {
  if (attributeOf(attributes, 't') === 'e') return 'error'
  const isFormula = /<f[\s/>]/.test(content)
  return isFormula && !/<(v|is)[\s>]/.test(content) ? 'not-calculated' : undefined
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(attributes)?.[1]
}

function addMerged(troubled: Map<string, CellTrouble>, from: string, to: string): void {
  const [first, last] = [readCellAddress(from), readCellAddress(to)]
  if (!first || !last) return
  for (let row = first.row; row <= last.row; row++)
    for (let column = first.column; column <= last.column; column++) {
      if (troubled.size >= mostMerged) return
      if (row !== first.row || column !== first.column)
        troubled.set(cellAddress(row, column), { trouble: 'merged', into: from.replaceAll('$', '') })
    }
}
