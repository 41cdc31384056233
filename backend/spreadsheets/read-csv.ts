import { type Cell, maxSheetCells, type Sheet } from '../../domain/sheet/sheet.ts'
import { unguarded } from './cell-mark.ts'
import { RefusedSheet } from './refused-sheet.ts'

const separators = [';', ',', '\t', '|'] as const

export function readCsv(file: Buffer): Sheet {
  const text = decode(file)
  // A text contains no NUL, so the file is an image, or a document of another program.
  if (text.includes('\0')) throw new RefusedSheet('not-a-table')
  if (/^\uFEFF?\s*<[!?a-z]/i.test(text)) throw new RefusedSheet('web-page')
  const [, declared, rest = text] = /^sep=([;,\t|])\r?\n([\s\S]*)$/.exec(text) ?? []
  const rows = splitCsv(rest, declared ?? guessSeparator(rest))
  return { rows: rows.map((row) => row.map(asCell)), others: 0 }
}

/** Whether most lines are one cell: a text in which some lines happen to have a comma. */
export function isProse({ rows }: Sheet): boolean {
  const widths = rows.map((row) => row.filter((cell) => cell !== null).length).filter((width) => width > 0)
  return widths.filter((width) => width === 1).length > widths.length / 2
}

/**
 * Decodes UTF-16, UTF-8, or else windows-1251: Excel writes plain CSV in the system's code page, in Bulgaria
 * this one.
 */
function decode(file: Buffer): string {
  const utf16 = detectUtf16(file)
  if (utf16) return new TextDecoder(utf16).decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1251').decode(file)
  }
}

const sampledBytes = 4_000

/**
 * Detects UTF-16 by the BOM, or by the zero bytes of Latin characters, which are all at even or all at odd
 * positions.
 */
function detectUtf16(file: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of file.subarray(0, sampledBytes).entries()) if (byte === 0) zeros[at % 2] = 1
  const [first, second] = zeros
  if (first === second || file.length % 2 === 1) return undefined
  return first ? 'utf-16be' : 'utf-16le'
}

const maxHeaderLength = 100_000

/** The most frequent separator of the first line that has any. Lines above it may be a title. */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, maxHeaderLength)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
  const header = lines.find((line) => /[;,\t|]/.test(line)) ?? ''
  const counts = separators.map((separator) => ({ separator, count: header.split(separator).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';'
}

/** Removes what stands before formulas in our export, and the bare apostrophe of earlier releases and other programs. */
function asCell(text: string): Cell {
  return text.trim() === '' ? null : unguarded(text.replace(/^'(?='*\s*[=+\-@])/, ''))
}

interface FoundCell {
  text: string
  /** The index of the separator or line end behind the cell. */
  end: number
}

/**
 * Splits a text into cells, row by row. A quoted cell may hold line breaks, and quotes that are written twice. Each
 * character is read once, so that the time grows with the length of the text only.
 */
function splitCsv(text: string, separator: string): string[][] {
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
