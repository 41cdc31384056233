import { maxSheetCells } from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** Where a cell ends, and what it says. */
interface FoundCell {
  text: string
  end: number
}

/**
 * The cells of a text, row by row. A quote inside quotes is written twice; lines may break there. Goes forward only,
 * so that no text takes longer than its length.
 */
export function splitCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cells = 0
  let at = 0
  // Once one is never closed, they are letters from there on: nobody looks for their ends again and again.
  let hasQuotes = true
  while (at < text.length) {
    if (++cells > maxSheetCells) throw new RefusedSheet('too-many-cells')
    const quoted = hasQuotes && text[at] === '"' ? quotedCell(text, at, separator) : undefined
    if (hasQuotes && text[at] === '"' && !quoted) hasQuotes = false
    const cell = quoted ?? plainCell(text, at, at, separator)
    row.push(cell.text)
    at = cell.end
    if (text[at] === separator) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}

/** Up to the next separator or line, searched for from here. */
function plainCell(text: string, start: number, from: number, separator: string): FoundCell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(start, end), end }
}

/** Nothing when the quote is never closed: then it is a letter. So are those of a cell that goes on behind them. */
function quotedCell(text: string, start: number, separator: string): FoundCell | undefined {
  let closing = text.indexOf('"', start + 1)
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2)
  if (closing === -1) return undefined
  const whole = plainCell(text, start, closing + 1, separator)
  if (whole.end > closing + 1) return whole
  return { text: text.slice(start + 1, closing).replaceAll('""', '"'), end: closing + 1 }
}
