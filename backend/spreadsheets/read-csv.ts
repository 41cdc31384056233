import { type Cell, mostSheetCells, type Sheet } from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'

const separators = [';', ',', '\t'] as const

/** Texts with a separator between cells, as Excel writes them in Bulgaria and elsewhere. */
export function readCsv(file: Buffer): Sheet {
  const text = decode(file)
  // No text has these: it is a picture, or a document of another program.
  if (text.includes('\0')) throw new RefusedSheet('not-a-table')
  const [, said, rest = text] = /^sep=([;,\t])\r?\n([\s\S]*)$/.exec(text) ?? []
  const rows = split(rest, said ?? guessSeparator(rest))
  return { rows: rows.map((row) => row.map(asCell)), others: 0 }
}

/** Excel writes its plain CSV in the system's own letters, which in Bulgaria are windows-1251. */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1251').decode(file)
  }
}

function guessSeparator(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const counts = separators.map((separator) => ({ separator, count: head.split(separator).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';'
}

/** A quote inside quotes is written twice; lines may break there. */
function split(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const rows: string[][] = []
  let cells = 0
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new RefusedSheet('damaged')
    const [, quoted, plain = '', end] = found
    if (++cells > mostSheetCells) throw new RefusedSheet('too-much-work')
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, [...row, '']] : rows
}

/** What begins like a formula was written with an apostrophe in front. */
function asCell(text: string): Cell {
  return text.trim() === '' ? null : text.replace(/^'(?='*\s*[=+\-@])/, '')
}
