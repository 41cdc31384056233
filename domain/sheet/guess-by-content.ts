import type { Pieces } from '../lists/pieces.ts'
import { readCellNumber } from './cell-number.ts'
import {
  countDifferent,
  fits,
  isBetween,
  isChoice,
  isProduct,
  isShortNumber,
  isWithin,
} from './column-content.ts'
import type { SheetTable } from './find-header-row.ts'
import { isOtherPrice, type NamedKind } from './header-names.ts'
import { type Cell, isEmptyCell, normalizeCellText } from './sheet.ts'

/** The columns of a file while their fields are guessed. */
interface Guessing {
  kind: NamedKind
  table: SheetTable
  /** The columns of the fields that are known or guessed so far. */
  columns: Map<string, number>
  /** Columns that hold nothing that is imported. */
  ignored: ReadonlySet<number>
  contentOf(column: number): ColumnContent
  /** Whether the cell is a word, or the name of a number, that the field accepts. */
  accepts(name: string, cell: Cell): boolean
}

/** What the sample has in one column. */
interface ColumnContent {
  /** Without empty cells. */
  values: Cell[]
  /** The numbers of `values`; undefined for one that is no number. */
  amounts: (number | undefined)[]
  /** In the order of the rows, with undefined also for empty cells. */
  numbers: (number | undefined)[]
}

const readTables = new WeakMap<SheetTable, Map<number, ColumnContent>>()

/**
 * Each column is read once, for all kinds of spreadsheets that it is guessed for: prices are compared with each other,
 * and there may be a hundred columns of them.
 */
function columnReader(table: SheetTable): Guessing['contentOf'] {
  const known = readTables.get(table) ?? new Map<number, ColumnContent>()
  readTables.set(table, known)
  return (column) => {
    const content = known.get(column) ?? readColumn(table.sample.map(({ cells }) => cells[column] ?? null))
    known.set(column, content)
    return content
  }
}

/** Each text is read once as the import would read it: the words of a column repeat, and so do those of others. */
function cellReader(kind: NamedKind): Guessing['accepts'] {
  const known = new Map<string, Map<Cell, boolean>>()
  return (name, cell) => {
    const cells = known.get(name) ?? new Map<Cell, boolean>()
    known.set(name, cells)
    const isWord = kind.fields[name]?.rule.kind === 'choice' ? isChoice : isWithin
    const accepted = cells.get(cell) ?? isWord(kind, name, cell)
    cells.set(cell, accepted)
    return accepted
  }
}

function readColumn(cells: readonly Cell[]): ColumnContent {
  const numbers = cells.map(readCellNumber)
  return {
    values: cells.filter((cell) => !isEmptyCell(cell)),
    amounts: numbers.filter((_, at) => !isEmptyCell(cells[at])),
    numbers,
  }
}

/**
 * Guesses what columns without a known header hold, for the fields that no column is known for. A column that could
 * be two things is left to the person.
 */
export function* guessByContent(
  kind: NamedKind,
  table: SheetTable,
  known: ReadonlyMap<string, number>,
  ignored: ReadonlySet<number>,
): Pieces<Map<string, number>> {
  const guessing: Guessing = {
    kind,
    table,
    columns: new Map(known),
    ignored,
    contentOf: columnReader(table),
    accepts: cellReader(kind),
  }
  for (const column of table.headers.slice(0, columnsLookedAt).keys()) {
    guessing.contentOf(column)
    yield
  }
  yield* guessChoices(guessing)
  for (const guess of [guessAreas, guessPrice, guessFloor, guessNumber]) {
    guess(guessing)
    yield
  }
  return new Map([...guessing.columns].filter(([name]) => !known.has(name)))
}

/** Entrances, types, exposures and statuses: their values are words of the building. */
function* guessChoices(guessing: Guessing): Pieces<void> {
  const { columns } = guessing
  const names = fieldsWithout(guessing, 'choice')
  const fitting: { column: number; names: string[] }[] = []
  for (const column of freeColumns(guessing)) {
    const { values } = guessing.contentOf(column)
    const accepting = names.filter((name) => fits(values, (cell) => guessing.accepts(name, cell)))
    fitting.push({ column, names: accepting })
    yield
  }
  const clear = fitting.filter((each) => each.names.length === 1)
  for (const name of names) {
    const [only, another] = clear.filter((each) => each.names[0] === name)
    if (only && !another) columns.set(name, only.column)
  }
}

const areas = { least: 10, most: 2_000 }

/** Of two columns with areas, the larger ones include the common parts. Of three, nobody knows. */
function guessAreas(guessing: Guessing): void {
  const { kind, columns } = guessing
  const names = fieldsWithout(guessing, 'area')
  const sized = freeColumns(guessing).filter(
    (column) =>
      fits(guessing.contentOf(column).amounts, (amount) => isBetween(amount, areas)) &&
      guessing.contentOf(column).numbers.some((number) => !Number.isInteger(number ?? 0)),
  )
  if (sized.length > names.length) return
  const sum = (column: number) =>
    guessing.contentOf(column).numbers.reduce<number>((total, number) => total + (number ?? 0), 0)
  const largestFirst = sized.toSorted((a, b) => sum(b) - sum(a))
  const wholeFirst = names.toSorted((a, b) => Number(isOptional(kind, a)) - Number(isOptional(kind, b)))
  for (const [at, column] of largestFirst.entries()) columns.set(wholeFirst[at] ?? '', column)
}

/** Nobody sells an apartment for less, and hardly a square metre costs as much. Parking spots have prices in steps. */
const leastPrice = { usual: 10_000, inSteps: 1_000 }
/** Many prices may be „При запитване“. */
const pricedShare = 0.5

/**
 * What a square metre costs is a column, too. It is told from the price by its header and, where there are areas,
 * because it gives the price when multiplied by them.
 */
function guessPrice(guessing: Guessing): void {
  const { kind, table, columns } = guessing
  const [name = ''] = fieldsWithout(guessing, 'amount')
  const rule = kind.fields[name]?.rule
  if (rule?.kind !== 'amount') return
  const least = rule.step ? leastPrice.inSteps : leastPrice.usual
  const isPrice = (amount: number | undefined) => isBetween(amount, { least, most: 1_000_000_000 })
  const amounts = freeColumns(guessing).filter(
    (column) =>
      !isOtherPrice(table.headers[column] ?? '') &&
      fits(guessing.contentOf(column).amounts, isPrice, pricedShare),
  )
  const area = columns.get(Object.keys(kind.fields).find((each) => isWholeArea(kind, each)) ?? '')
  const metres = area === undefined ? [] : guessing.contentOf(area).numbers
  const isPerMetre = (column: number) =>
    metres.length > 0 &&
    amounts.some(
      (other) =>
        other !== column &&
        isProduct(guessing.contentOf(column).numbers, metres, guessing.contentOf(other).numbers),
    )
  const [only, another] = amounts.filter((column) => !isPerMetre(column))
  if (only !== undefined && another === undefined) columns.set(name, only)
}

/** Floors repeat. Of several such columns, it is the one with the most different values: rooms are fewer. */
function guessFloor(guessing: Guessing): void {
  const { columns } = guessing
  const [name] = fieldsWithout(guessing, 'integer')
  if (name === undefined) return
  const repeated = freeColumns(guessing)
    .map((column) => ({ column, values: guessing.contentOf(column).values }))
    .filter(({ values }) => fits(values, (cell) => guessing.accepts(name, cell)))
    .map((each) => ({ ...each, different: countDifferent(each.values) }))
    .filter(({ values, different }) => different < values.length)
  const [best] = repeated.toSorted((a, b) => b.different - a.different)
  if (best) columns.set(name, best.column)
}

/**
 * What tells records apart is short, has a digit, and no two of one entrance are alike. A column that only counts
 * the rows is taken when there is no other.
 */
function guessNumber(guessing: Guessing): void {
  const { kind, table, columns } = guessing
  const name = fieldsWithout(guessing, 'text').find((each) => kind.identityFields.includes(each))
  if (name === undefined) return
  const others = kind.identityFields.flatMap((each) => columns.get(each) ?? [])
  const identifying = freeColumns(guessing).filter((column) => {
    const { values } = guessing.contentOf(column)
    if (values.length < table.sample.length || !fits(values, isShortNumber)) return false
    const identities = table.sample.map(({ cells }) =>
      normalizeCellText([column, ...others].map((each) => String(cells[each] ?? '')).join(' ')),
    )
    return new Set(identities).size === identities.length
  })
  const isCount = (column: number) =>
    guessing.contentOf(column).numbers.every((number, at) => number === at + 1)
  const best = identifying.find((column) => !isCount(column)) ?? identifying[0]
  if (best !== undefined) columns.set(name, best)
}

/** The fields of a kind that no column is known for, without those that are calculated from others. */
function fieldsWithout({ kind, columns }: Guessing, rule: string): string[] {
  const names = Object.keys(kind.fields).filter((name) => !columns.has(name) && !(name in kind.follow))
  return names.filter((name) => kind.fields[name]?.rule.kind === rule)
}

/** No list of apartments is as wide, and looking into a thousand columns would take seconds. */
const columnsLookedAt = 100

function freeColumns(guessing: Guessing): number[] {
  const { table, columns, ignored } = guessing
  const taken = new Set(columns.values())
  return [...table.headers.slice(0, columnsLookedAt).keys()].filter(
    (column) => !taken.has(column) && !ignored.has(column) && guessing.contentOf(column).values.length > 0,
  )
}

function isOptional({ fields }: NamedKind, name: string): boolean {
  return 'optional' in (fields[name]?.rule ?? {})
}

function isWholeArea(kind: NamedKind, name: string): boolean {
  return kind.fields[name]?.rule.kind === 'area' && !isOptional(kind, name)
}
