import type { FieldTable } from '../record/field-table.ts'
import type { CellChange } from './planned-row.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'
import { writeCell } from './write-cell.ts'

/** Around what differs, of texts that are long. */
const lettersBefore = 30
const lettersShown = 140

/** The fields whose cells would say something else. Without `before`, all that say anything. */
export function compareRow<Values extends SheetValues>(
  { fields }: Pick<SheetKind<Values>, 'fields'>,
  values: Values,
  before?: Values,
): CellChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [from, to] = [before ? writeCell(field, before[name]) : '', writeCell(field, values[name])]
    if (from === to || (!before && (to === null || to === ''))) return []
    return [
      { field: name, ...excerpts(formatField(field, before?.[name]), formatField(field, values[name])) },
    ]
  })
}

function formatField({ format }: FieldTable[string], value: unknown): string {
  return value === undefined ? '' : format(value)
}

/** Two long texts from where they part. */
function excerpts(from: string, to: string): { from: string; to: string } {
  const shortest = Math.min(from.length, to.length)
  let same = 0
  while (same < shortest && from[same] === to[same]) same++
  const start = Math.max(from.length, to.length) <= lettersShown ? 0 : Math.max(0, same - lettersBefore)
  return { from: excerpt(from, start), to: excerpt(to, start) }
}

function excerpt(text: string, start: number): string {
  const end = start + lettersShown
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`
}
