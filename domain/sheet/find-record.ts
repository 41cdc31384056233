import type { Stored } from '../record/stored-record.ts'
import type { HeaderRow } from './find-header-row.ts'
import { readCell, type SheetRow } from './row-codec.ts'
import { type Cell, columnLetters, isEmptyCell, normalizeCellText } from './sheet.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'

/** The record that a row is about, or why that cannot be told. */
export type FoundRecord<Values> =
  /** `before` is undefined for a new record. */
  | { before: (Values & Stored) | undefined; isByCode: boolean }
  /** `field` names the column that is at fault. */
  | { refused: string; field: string }

/**
 * Finds the record of each row: by the id in its id column, which people see as „код“, else by the fields that
 * identify a record for people, such as entrance and number. A row for which no record is found is new.
 */
export function recordFinder<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  rows: readonly SheetRow[],
  stored: readonly (Values & Stored)[],
): (row: SheetRow) => FoundRecord<Values> {
  const { kind } = header
  const known = new Map(stored.map((record) => [record.id, record]))
  const rowsByCode = Map.groupBy(rows, (row) => codeOf(header, row))
  const rowsByIdentity = Map.groupBy(rows, (row) => identityOf(header, row))
  const storedByIdentity = Map.groupBy(stored, (record) => normalizeCellText(kind.identity(record)))

  return (row) => {
    const code = codeOf(header, row)
    if (code !== '') {
      const before = known.get(code)
      if (!before)
        return {
          refused: 'Записът с този код вече не съществува. За да се добави като нов запис, изтрийте кода.',
          field: 'id',
        }
      const others = otherRows(rowsByCode.get(code), row)
      return others.length > 0
        ? { refused: explainCopies(header, row, others), field: 'id' }
        : { before, isByCode: true }
    }
    if (!isEmptyCell(cellOf(header, row, 'id')))
      return { refused: 'Кодът не може да се прочете', field: 'id' }
    const identity = identityOf(header, row)
    if (identity === undefined) return { before: undefined, isByCode: false }
    const others = otherRows(rowsByIdentity.get(identity), row)
    if (others.length > 0) return { refused: explainTwins(kind, others), field: 'number' }
    const [record, another] = storedByIdentity.get(identity) ?? []
    // If the id of this record stands in another row, that row renames it, and this one is a new record that
    // takes over its number.
    const isOnlyOne = record && !another && !rowsByCode.has(record.id)
    return { before: isOnlyOne ? record : undefined, isByCode: false }
  }
}

export function cellOf<Kind>({ columns }: HeaderRow<Kind>, { cells }: SheetRow, name: string): Cell {
  return cells[columns.get(name) ?? -1] ?? null
}

function codeOf<Kind>(header: HeaderRow<Kind>, row: SheetRow): string {
  const cell = cellOf(header, row, 'id')
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

/**
 * The identity that a row's cells give, such as entrance and number: equal for rows that are about the same
 * record. Undefined when one of these cells is missing or cannot be read.
 */
function identityOf<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  row: SheetRow,
): string | undefined {
  const { kind } = header
  const values: SheetValues = {}
  for (const name of kind.identityFields) {
    const [field, cell] = [kind.fields[name], cellOf(header, row, name)]
    const read = field && !isEmptyCell(cell) ? readCell(field, cell) : { refused: '' }
    if ('refused' in read) return undefined
    values[name] = read.value
  }
  return normalizeCellText(kind.identity(values))
}

/** The numbers in the spreadsheet of all `rows` except `row`. */
function otherRows(rows: readonly SheetRow[] = [], row: SheetRow): number[] {
  return rows.filter((other) => other !== row).map(({ at }) => at + 1)
}

const maxNamed = 5

function explainCopies<Kind>({ columns }: HeaderRow<Kind>, { at }: SheetRow, others: number[]): string {
  const column = columnLetters(columns.get('id') ?? 0)
  const [first = 0] = others
  if (first <= at)
    return `Този код вече е на ред ${first}. Ако редът е копиран, изтрийте кода му (колона ${column}, може да е скрита), за да се добави като нов запис.`
  return `Кодът е и на ред ${others.slice(0, maxNamed).join(', ')}. Ако там е копие на този ред, изтрийте кода на копието (колона ${column}, може да е скрита), за да се добави като нов запис.`
}

function explainTwins(
  { fields, identityFields }: Pick<SheetKind<SheetValues>, 'fields' | 'identityFields'>,
  others: number[],
): string {
  const labels = identityFields.map((name) => `„${fields[name]?.label}“`).join(' и ')
  const same = identityFields.length === 1 ? 'има същата стойност' : 'имат същите стойности'
  return `${labels} ${same} и на ред ${others.slice(0, maxNamed).join(', ')}: оставете единия ред или сменете номера.`
}
