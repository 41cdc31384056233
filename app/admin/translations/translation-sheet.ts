import { createHash } from 'node:crypto'
import type { ExportedText } from '../../../backend/data/exported-texts.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Dictionary } from '../../../domain/translations/dictionary.ts'
import type { TranslationHeaders } from '../../../domain/translations/plan-translations.ts'
import type { TranslatableText } from '../../../domain/translations/translatable-texts.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { describePlace } from './describe-place.ts'

const text = translationsText.export
const { bulgarian, offered: languages } = translationsText

/** The headers by which a file is found to be one for translators. */
export const sheetHeaders: TranslationHeaders = { key: text.headers.key, bulgarian, ...languages }

/** What a file says of each text, so that the next one can mark what has changed. */
export function exportedTexts(
  texts: readonly TranslatableText[],
  dictionaries: readonly Dictionary[],
): ExportedText[] {
  return texts.map((written) => ({
    key: written.key,
    sourceHash: hashOf([written.text]),
    translationsHash: hashOf(translationsOf(written, dictionaries)),
  }))
}

/** All texts with their translations. An outdated translation is there as it is, to be corrected. */
export function translationSheet(
  building: Building,
  texts: readonly TranslatableText[],
  dictionaries: readonly Dictionary[],
  before: ReadonlyMap<string, ExportedText>,
): WrittenSheet {
  const now = exportedTexts(texts, dictionaries)
  return {
    title: text.sheet,
    columns: [
      { header: text.headers.key, width: 26 },
      { header: text.headers.where, width: 40 },
      // Beside the place, where it is in view: the languages are wide.
      { header: text.headers.change, width: 22 },
      { header: bulgarian, width: 60, isWrapped: true },
      ...dictionaries.map(({ language }) => ({
        header: languages[language],
        width: 60,
        isWrapped: true as const,
      })),
    ],
    rows: texts.map((written, index) => [
      written.key,
      describePlace(building, written),
      describeChange(now[index], before),
      written.text,
      ...translationsOf(written, dictionaries),
    ]),
  }
}

function translationsOf(written: TranslatableText, dictionaries: readonly Dictionary[]): string[] {
  return dictionaries.map(
    (dictionary) => dictionary.find(written) ?? dictionary.findStored(written.key)?.text ?? '',
  )
}

/** In the first file everything is new, which need not be said. */
function describeChange(
  now: ExportedText | undefined,
  before: ReadonlyMap<string, ExportedText>,
): string | null {
  if (!now || before.size === 0) return null
  const last = before.get(now.key)
  if (!last) return text.changes.new
  if (last.sourceHash !== now.sourceHash) return text.changes.source
  return last.translationsHash === now.translationsHash ? null : text.changes.translation
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}
