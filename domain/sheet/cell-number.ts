import { readNumber } from '../formats/read-number.ts'
import type { Cell } from './sheet.ts'

/** The number that a cell holds, also as text: „131 500 €“, „50,5“. Undefined for anything else. */
export function readCellNumber(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell
  // Most texts are words, and a whole table may be read.
  if (typeof cell !== 'string' || !/\d/.test(cell)) return undefined
  // An area may have a fraction of three digits that an amount would read as thousands.
  return readNumber(cell, 'area') ?? readNumber(cell, 'amount')
}
