import { type TranslatedLanguage, translatedLanguages } from '../language.ts'
import type { FaultMessage } from '../record/fault.ts'
import { type Cell, isEmptyCell, sheetText } from '../sheet/sheet.ts'
import type { Dictionary } from './dictionary.ts'
import type { TranslatableText } from './translatable-texts.ts'
import { cleanTranslation, findTranslationFault, isSameSource } from './translation-schema.ts'

/** The columns of a file for translators, by what their headers say. */
export interface TranslationHeaders extends Record<TranslatedLanguage, string> {
  key: string
  bulgarian: string
}

/** Rows below the header; the demo building has some 200. */
export const maxTranslationRows = 10_000
/** The header of a file is near its top, below what a translator may have put above it. */
const headerRows = 20

/** A translation that the file brings. */
export interface PlannedTranslation {
  /** The row of the file, from 1. */
  row: number
  written: TranslatableText
  language: TranslatedLanguage
  text: string
  /** What is shown now, if anything. */
  before: string | undefined
  /** The revision of the stored translation; 0 where there is none. */
  revision: number
}

export type RowFault = 'unknown-key' | 'changed-source' | 'repeated' | 'unreadable'

/** A row that cannot be imported, and why: a fault of the whole row, or of one translation. */
export interface RefusedRow {
  row: number
  key: string
  fault: RowFault | { language: TranslatedLanguage; message: FaultMessage }
}

export interface TranslationPlan {
  changes: PlannedTranslation[]
  refused: RefusedRow[]
}

interface Columns {
  /** The index of the header row. */
  at: number
  key: number
  bulgarian: number
  languages: [TranslatedLanguage, number][]
}

/**
 * Compares a file with what is stored. Empty cells change nothing, and so does a cell that says what is stored. A row
 * that would change something is refused when its Bulgarian text is no longer the present one.
 */
export function planTranslations(
  rows: readonly Cell[][],
  headers: TranslationHeaders,
  texts: readonly TranslatableText[],
  dictionaries: readonly Dictionary[],
): TranslationPlan | 'no-header' | 'too-many-rows' {
  const columns = findColumns(rows, headers)
  if (!columns) return 'no-header'
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(columns.at + 1)
    .filter(({ cells }) => !cells.every(isEmptyCell))
  if (filled.length > maxTranslationRows) return 'too-many-rows'
  const byKey = new Map(texts.map((text) => [sheetText(text.key), text]))
  const seen = new Set<string>()
  const plan: TranslationPlan = { changes: [], refused: [] }
  for (const { cells, row } of filled) {
    const key = textOf(cells[columns.key]) ?? ''
    const written = byKey.get(key)
    const found = columns.languages.map(([language, column]) => ({ language, cell: cells[column] }))
    const refuse = (fault: RefusedRow['fault']) => plan.refused.push({ row, key, fault })
    if (found.every(({ cell }) => isEmptyCell(cell))) continue
    if (!written) refuse('unknown-key')
    else if (seen.has(key)) refuse('repeated')
    else if (found.some(({ cell }) => !isEmptyCell(cell) && textOf(cell) === undefined)) refuse('unreadable')
    else {
      const changes = found.flatMap(({ language, cell }) =>
        findChange({ row, written, language, text: cleanTranslation(textOf(cell) ?? '') }, dictionaries),
      )
      if (changes.length > 0 && !isSameSource(textOf(cells[columns.bulgarian]) ?? '', written.text))
        refuse('changed-source')
      else
        for (const change of changes) {
          const message = findTranslationFault(written, change.text)
          if (message) refuse({ language: change.language, message })
          else plan.changes.push(change)
        }
    }
    seen.add(key)
  }
  return plan
}

/**
 * An outdated translation is in the file as it is: where the translator has left it so, it stays outdated, because nobody
 * has said that it suits the new text.
 */
function findChange(
  sent: Pick<PlannedTranslation, 'row' | 'written' | 'language' | 'text'>,
  dictionaries: readonly Dictionary[],
): PlannedTranslation[] {
  const dictionary = dictionaries.find(({ language }) => language === sent.language)
  const stored = dictionary?.findStored(sent.written.key)
  const before = dictionary?.find(sent.written)
  if (sent.text === '' || sent.text === before || sent.text === stored?.text) return []
  return [{ ...sent, before, revision: stored?.revision ?? 0 }]
}

function findColumns(rows: readonly Cell[][], headers: TranslationHeaders): Columns | undefined {
  for (const [at, cells] of rows.slice(0, headerRows).entries()) {
    const columnOf = (header: string) =>
      cells.findIndex((cell) => textOf(cell)?.toLocaleLowerCase() === header.toLocaleLowerCase())
    const languages = translatedLanguages
      .map((language): [TranslatedLanguage, number] => [language, columnOf(headers[language])])
      .filter(([, column]) => column !== -1)
    const [key, bulgarian] = [columnOf(headers.key), columnOf(headers.bulgarian)]
    if (key !== -1 && bulgarian !== -1 && languages.length > 0) return { at, key, bulgarian, languages }
  }
  return undefined
}

/** A spreadsheet may take „24“ for a number; other kinds of cells hold no text. */
function textOf(cell: Cell | undefined): string | undefined {
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? sheetText(cell) : undefined
}
