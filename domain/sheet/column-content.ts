import { readCellNumber } from './cell-number.ts'
import type { NamedKind } from './header-names.ts'
import { readCell } from './row-codec.ts'
import { type Cell, normalizeCellText } from './sheet.ts'

/** How many of a column's values must fit: a row with totals stands below many lists. */
const enough = 0.9

export function fits<Value>(
  values: readonly Value[],
  test: (value: Value) => boolean,
  share = enough,
): boolean {
  // Stops at the first value too many that does not fit: most columns hold something else altogether.
  let misses = 0
  return values.length > 0 && values.every((value) => test(value) || ++misses <= values.length * (1 - share))
}

/** Reads the cell as the import would. Only words count: the ids of entrances are numbers, and so is much else. */
export function isChoice(kind: NamedKind, name: string, cell: Cell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && readAs(kind, name, cell) !== undefined
}

/** Whether the cell is a whole number that the field accepts, or a name of one, such as that of a floor. */
export function isWithin(kind: NamedKind, name: string, cell: Cell): boolean {
  const rule = kind.fields[name]?.rule
  const value = readAs(kind, name, cell)
  const number = typeof value === 'string' ? readCellNumber(value) : value
  if (rule?.kind !== 'integer' || typeof number !== 'number' || !Number.isInteger(number)) return false
  return isBetween(number, { least: rule.min, most: rule.max })
}

function readAs(kind: NamedKind, name: string, cell: Cell): unknown {
  const field = kind.fields[name]
  const given = kind.translate?.({ [name]: cell }, kind.empty)[name] ?? cell
  const read = field ? readCell(field, given) : { refused: '' }
  return 'value' in read ? read.value : undefined
}

/** Whether the cell could be the number of an apartment: „12“, „А-12“, „3.05“ as text. */
export function isShortNumber(cell: Cell): boolean {
  if (typeof cell === 'number') return Number.isInteger(cell) && isBetween(cell, { least: 0, most: 99_999 })
  return typeof cell === 'string' && cell.length <= 20 && /\d/.test(cell) && !/\d,\d/.test(cell)
}

/** Whether one column times another gives a third, in most rows that have all of them. */
export function isProduct(
  factors: readonly (number | undefined)[],
  others: readonly (number | undefined)[],
  products: readonly (number | undefined)[],
): boolean {
  let known = 0
  let wrong = 0
  // Stops at the first row too many that differs, as hundreds of columns may be compared with each other.
  for (let at = 0; at < factors.length && wrong <= factors.length * (1 - enough); at++) {
    const factor = factors[at]
    const other = others[at]
    const product = products[at]
    if (!factor || !other || !product) continue
    known++
    if (Math.abs(factor * other - product) > product * rounding) wrong++
  }
  return known > 0 && known - wrong >= known * enough
}

/** Prices per square metre are rounded. */
const rounding = 0.02

export function isBetween(
  number: number | undefined,
  { least, most }: { least: number; most: number },
): boolean {
  return number !== undefined && number >= least && number <= most
}

export function countDifferent(values: readonly Cell[]): number {
  return new Set(values.map((cell) => normalizeCellText(String(cell)))).size
}
