import type { Cell, Sheet } from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'
import { splitCsv } from './split-csv.ts'

const separators = [';', ',', '\t', '|'] as const

export function readCsv(file: Buffer): Sheet {
  const text = decode(file)
  // No text has NUL: the file is an image, or a document of another program.
  if (text.includes('\0')) throw new RefusedSheet('not-a-table')
  const [, declared, rest = text] = /^sep=([;,\t|])\r?\n([\s\S]*)$/.exec(text) ?? []
  const rows = splitCsv(rest, declared ?? guessSeparator(rest))
  return { rows: rows.map((row) => row.map(asCell)), others: 0 }
}

/** Excel writes plain CSV in the code page of the system, which in Bulgaria is windows-1251. */
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

/** UTF-16 has a BOM. Without one, the zero bytes of Latin characters are all at even or all at odd positions. */
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

/** The most frequent separator of the first line that has any: a title may stand above it. */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, maxHeaderLength)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
  const header = lines.find((line) => /[;,\t|]/.test(line)) ?? ''
  const counts = separators.map((separator) => ({ separator, count: header.split(separator).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ';'
}

/** Removes the apostrophe that our export puts before formulas. */
function asCell(text: string): Cell {
  return text.trim() === '' ? null : text.replace(/^'(?='*\s*[=+\-@])/, '')
}
