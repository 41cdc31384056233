import type { LabelledField, LabelledTable } from '../record/field-table.ts'
import { withinLength } from './cell-length.ts'
import { type Refusal, tooLongRefusal } from './refusal.ts'
import {
  type Cell,
  type CellError,
  cellReference,
  isEmptyCell,
  normalizeCellText,
  type SheetRow,
  sheetText,
} from './sheet.ts'
import type { HeaderRow, NamedCells, SheetKind, SheetValues } from './sheet-kind.ts'

/** A field that an import would change, as text that people read. */
export interface CellChange {
  field: string
  from: string
  to: string
}

/** Why a row cannot be imported, and the reference of the cell that is at fault: „C14“. */
export interface CellRefusal {
  cell: string
  refusal: Refusal
}

type Field = LabelledField
type WrittenCell = string | number | null
type PlainCell = string | number | boolean
type ReadCell = { value: unknown } | { refused: Refusal }

/** Converts the value of a field to a cell and back. */
interface CellCodec {
  /** The value that an empty cell is read as. The field's schema refuses undefined. */
  empty: unknown
  /** Returns the value as the field's schema takes it: numbers may stay text, which the schema parses as it does in a form. */
  read(cell: PlainCell): ReadCell
  write(value: unknown): WrittenCell
}

/** One case for each kind of field: a kind that is added without one does not compile. */
function codecOf(field: Field): CellCodec {
  const { rule, format } = field
  const writeText = (value: unknown) => sheetText(format(value))
  switch (rule.kind) {
    case 'text':
      return {
        empty: '',
        read: (cell) => {
          const value = sheetText(asText(cell))
          return value.length > rule.max ? { refused: tooLongRefusal(field) } : { value }
        },
        write: writeText,
      }
    case 'lines':
      return {
        empty: [],
        read: (cell) => {
          const value = readLines(asText(cell))
          const isLong = value.length > rule.most || value.some((line) => line.length > rule.max)
          return isLong ? { refused: tooLongRefusal(field) } : { value }
        },
        write: writeText,
      }
    case 'choice':
      return {
        empty: undefined,
        read: (cell) => readChoice(field, rule.options, asText(cell)),
        write: writeText,
      }
    case 'yes-no':
      return { empty: undefined, read: readYesOrNo, write: writeText }
    case 'integer':
      return {
        empty: rule.orNone ? null : undefined,
        read: readNumberCell(toExcelPrecision),
        write: writeNumber,
      }
    case 'area':
      return { empty: undefined, read: readNumberCell(toExcelPrecision), write: writeNumber }
    case 'amount':
      return { empty: undefined, read: readNumberCell(toCents), write: writeNumber }
    case 'day':
    case 'record':
      return { empty: undefined, read: (cell) => ({ value: asText(cell) }), write: writeText }
  }
}

export function readCell(field: Field, given: Cell): ReadCell {
  const codec = codecOf(field)
  const cell = withinLength(field, given)
  if (cell === null || isEmptyCell(cell)) return { value: codec.empty }
  if (cell instanceof Date) return { refused: dateRefusal(cell) }
  return typeof cell === 'object' ? { refused: errorRefusal(cell, field) } : codec.read(cell)
}

export function writeCell(field: Field, value: unknown): WrittenCell {
  return codecOf(field).write(value)
}

/** Whether a cell holds exactly what `writeCell` writes for this value. */
export function isUnchangedCell(field: Field, cell: Cell, value: unknown): boolean {
  const given = typeof cell === 'string' ? sheetText(cell) : cell
  return (given ?? '') === (writeCell(field, value) ?? '')
}

function asText(cell: PlainCell): string {
  if (typeof cell === 'boolean') return cell ? 'Да' : 'Не'
  return typeof cell === 'number' ? String(toExcelPrecision(cell)) : cell
}

function readLines(text: string): string[] {
  const lines = sheetText(text).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Takes an option's label, also with the column's label before it („Вход А“), or its stored key. */
function readChoice({ label, format }: Field, options: readonly string[], text: string): ReadCell {
  const cellText = normalizeCellText(text)
  const selected = options.find((option) => {
    const name = normalizeCellText(format(option))
    return (
      cellText === name ||
      cellText === normalizeCellText(`${label} ${format(option)}`) ||
      text.trim() === option
    )
  })
  if (selected !== undefined) return { value: selected }
  const names = options.map((option) => format(option))
  return { refused: { kind: 'unknown-option', typed: text.trim().slice(0, 40), options: names } }
}

function readYesOrNo(cell: PlainCell): ReadCell {
  const cellText = normalizeCellText(asText(cell))
  if (cellText === normalizeCellText('Да') || cellText === '1') return { value: true }
  if (cellText === normalizeCellText('Не') || cellText === '0') return { value: false }
  return { refused: { kind: 'neither-yes-nor-no' } }
}

function readNumberCell(round: (number: number) => number) {
  return (cell: PlainCell): ReadCell => ({ value: typeof cell === 'number' ? round(cell) : asText(cell) })
}

function writeNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** Rounds to fifteen digits, with which Excel calculates: 0,1 + 0,2 is 0,3 there. */
function toExcelPrecision(number: number): number {
  return Number(number.toPrecision(15))
}

/** A calculated price, such as three percent more, is rounded to whole cents. */
function toCents(number: number): number {
  return Math.round(toExcelPrecision(number * 100)) / 100
}

function dateRefusal(date: Date): Refusal {
  return { kind: 'date', at: Number.isNaN(date.getTime()) ? undefined : date.toISOString() }
}

function errorRefusal(cell: CellError, field: Field): Refusal {
  switch (cell.error) {
    case 'error':
      return { kind: 'formula-error' }
    case 'not-calculated':
      return { kind: 'formula-not-calculated' }
    case 'too-long':
      return tooLongRefusal(field)
    case 'merged':
      return { kind: 'merged', into: cell.into }
  }
}

/**
 * Reads a row as values of its record, by the record's schema. A field without a column keeps its value of `before`, or
 * is derived from other fields (`kind.follow`). The fields of `kept` are not read. With `withDefaults`, the row is read as
 * if it had cells with the header's defaults.
 */
export function readRow<Values extends SheetValues>(
  { kind, columns, defaults = new Map() }: HeaderRow<SheetKind<Values>>,
  { at, cells }: SheetRow,
  before: Values,
  { kept = [], withDefaults = false }: { kept?: readonly string[]; withDefaults?: boolean } = {},
): { values: Values } | { refusals: CellRefusal[] } {
  const values: SheetValues = { ...before }
  const refusals: CellRefusal[] = []
  const cellOf = (name: string) => cellReference(at, columns.get(name) ?? columns.get('number') ?? 0)
  const named = {
    ...(withDefaults && defaultCells(kind.fields, defaults)),
    ...nameCells(kind.fields, columns, cells),
  }
  const given = kind.translate?.(named, before) ?? named
  for (const [name, field] of Object.entries(kind.fields)) {
    const cell = given[name]
    // An unchanged cell keeps the stored value, because a spreadsheet may not be able to hold all of it.
    if (cell === undefined || kept.includes(name) || isUnchangedCell(field, cell, before[name])) continue
    const read = readCell(field, cell)
    if ('refused' in read) refusals.push({ cell: cellOf(name), refusal: read.refused })
    else values[name] = read.value
  }
  if (refusals.length > 0) return { refusals }
  for (const [name, follows] of Object.entries(kind.follow))
    if (given[name] === undefined) values[name] = follows(values, before)
  const { success, data, error } = kind.schema.safeParse(values)
  if (success) return { values: data }
  return {
    refusals: error.issues.map(({ path, message }) => ({
      cell: cellOf(String(path[0])),
      refusal: { kind: 'fault', fault: message },
    })),
  }
}

function nameCells(
  fields: LabelledTable,
  columns: ReadonlyMap<string, number>,
  cells: readonly Cell[],
): NamedCells {
  return Object.fromEntries(
    [...columns].map(([name, column]) => [name, withinLength(fields[name], cells[column] ?? null)]),
  )
}

function defaultCells(fields: LabelledTable, defaults: ReadonlyMap<string, string>): NamedCells {
  return Object.fromEntries(
    [...defaults].flatMap(([name, option]) => {
      const field = fields[name]
      return field ? [[name, writeCell(field, option)]] : []
    }),
  )
}

/** The fields whose cells differ between `before` and `values`. Without `before`, all fields that are not empty. */
export function compareRow<Values extends SheetValues>(
  { fields, formats = {} }: Pick<SheetKind<Values>, 'fields' | 'formats'>,
  values: Values,
  before?: Values,
): CellChange[] {
  const format = (name: string, field: Field, record: Values | undefined) =>
    record ? (formats[name]?.(record) ?? formatField(field, record[name])) : ''
  return Object.entries(fields).flatMap(([name, field]) => {
    const [from, to] = [before ? writeCell(field, before[name]) : '', writeCell(field, values[name])]
    if (from === to || (!before && (to === null || to === ''))) return []
    return [{ field: name, ...excerpts(format(name, field, before), format(name, field, values)) }]
  })
}

function formatField({ format }: Field, value: unknown): string {
  return value === undefined ? '' : format(value)
}

const charactersBefore = 30
const charactersShown = 140

/** Cuts two long texts to the part where they differ. */
function excerpts(from: string, to: string): { from: string; to: string } {
  const shortest = Math.min(from.length, to.length)
  let same = 0
  while (same < shortest && from[same] === to[same]) same++
  const isShort = Math.max(from.length, to.length) <= charactersShown
  const start = isShort ? 0 : Math.max(0, same - charactersBefore)
  return { from: excerpt(from, start), to: excerpt(to, start) }
}

function excerpt(text: string, start: number): string {
  const end = start + charactersShown
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`
}
