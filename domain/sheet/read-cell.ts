import { formatDate } from '../formats/dates.ts'
import type { FieldRule } from '../record/field-kinds.ts'
import type { FieldTable } from '../record/field-table.ts'
import { normalizeCellText } from './normalize-cell-text.ts'
import { type Cell, type CellError, isEmptyCell } from './sheet.ts'
import { sheetText } from './sheet-text.ts'

export type ReadCell = { value: unknown } | { refused: string }

type Field = FieldTable[string]
type PlainCell = string | number | boolean

/** What a cell says of a field, as the field's check takes it; or why that cannot be told. */
export function readCell(field: Field, cell: Cell): ReadCell {
  if (isEmptyCell(cell)) return { value: emptyValue(field.rule) }
  if (cell instanceof Date) return { refused: isADate(cell) }
  if (typeof cell === 'object' && cell !== null) return { refused: explainTrouble(cell) }
  return readPlain(field, cell as PlainCell)
}

function emptyValue(rule: FieldRule): unknown {
  if (rule.kind === 'text') return ''
  if (rule.kind === 'lines') return []
  return rule.kind === 'integer' && rule.orNone ? null : undefined
}

function readPlain(field: Field, cell: PlainCell): ReadCell {
  const { rule } = field
  switch (rule.kind) {
    case 'text':
      return { value: sheetText(asText(cell)) }
    case 'lines':
      return { value: readLines(asText(cell)) }
    case 'choice':
      return readChoice(field, rule.options, asText(cell))
    case 'yes-no':
      return readYesOrNo(cell)
    case 'amount':
      return { value: typeof cell === 'number' ? inCents(cell) : asText(cell) }
    case 'integer':
    case 'area':
      return { value: typeof cell === 'number' ? asExcelCounts(cell) : asText(cell) }
    default:
      return { value: asText(cell) }
  }
}

function asText(cell: PlainCell): string {
  if (typeof cell === 'boolean') return cell ? 'Да' : 'Не'
  return typeof cell === 'number' ? String(asExcelCounts(cell)) : cell
}

function readLines(text: string): string[] {
  const lines = sheetText(text).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** By its name, also with the column's name before it („Вход А“), or by the word it is stored as. */
function readChoice({ label, format }: Field, options: readonly string[], text: string): ReadCell {
  const said = normalizeCellText(text)
  const selected = options.find((option) => {
    const name = normalizeCellText(format(option))
    return said === name || said === normalizeCellText(`${label} ${format(option)}`) || text.trim() === option
  })
  if (selected !== undefined) return { value: selected }
  const names = options.map((option) => format(option)).join(', ')
  return { refused: `„${text.trim().slice(0, 40)}“ не е сред възможностите: ${names}` }
}

function readYesOrNo(cell: PlainCell): ReadCell {
  const said = normalizeCellText(asText(cell))
  if (said === normalizeCellText('Да') || said === '1') return { value: true }
  if (said === normalizeCellText('Не') || said === '0') return { value: false }
  return { refused: 'Напишете „Да“ или „Не“' }
}

/** Excel counts in fifteen digits: 0,1 + 0,2 is 0,3 there. */
function asExcelCounts(number: number): number {
  return Number(number.toPrecision(15))
}

/** A calculated price, such as three percent more, has no parts of a cent. */
function inCents(number: number): number {
  return Math.round(asExcelCounts(number * 100)) / 100
}

function isADate(date: Date): string {
  const day = Number.isNaN(date.getTime()) ? '' : ` (${formatDate(date.toISOString())})`
  return `В клетката има дата${day}: задайте ѝ формат „Общ“ или „Число“ и въведете стойността отново`
}

function explainTrouble(cell: CellError): string {
  switch (cell.trouble) {
    case 'error':
      return 'Формулата в клетката дава грешка'
    case 'not-calculated':
      return 'Формулата не е изчислена: отворете файла в Excel, запазете го и го качете отново'
    case 'merged':
      return `Клетката е обединена с ${cell.into}: разделете ги и попълнете всяка`
  }
}
