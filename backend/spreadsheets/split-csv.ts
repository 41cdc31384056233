import { maxSheetCells } from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'

interface FoundCell {
  text: string
  /** The index of the separator or line end behind the cell. */
  end: number
}

/**
 * Splits a text into cells, row by row. A quoted cell may hold line breaks, and quotes that are written twice. Each
 * character is read once, so that the time grows with the length of the text only.
 */
export function splitCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cells = 0
  let at = 0
  // After a quote that is never closed, all quotes are plain characters: searching for each end would be quadratic.
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

/** The cell ends at the next separator or line end at or after `from`. */
function plainCell(text: string, start: number, from: number, separator: string): FoundCell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(start, end), end }
}

/** Undefined when the quote is never closed. In a cell that continues after its closing quote, quotes are plain characters. */
function quotedCell(text: string, start: number, separator: string): FoundCell | undefined {
  let closing = text.indexOf('"', start + 1)
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2)
  if (closing === -1) return undefined
  const unquoted = plainCell(text, start, closing + 1, separator)
  if (unquoted.end > closing + 1) return unquoted
  return { text: text.slice(start + 1, closing).replaceAll('""', '"'), end: closing + 1 }
}
