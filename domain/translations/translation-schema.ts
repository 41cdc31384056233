import { z } from 'zod'
import { findUnknownPlaceholder } from '../page-texts/placeholders.ts'
import { type FaultMessage, fault } from '../record/fault.ts'
import { sheetText } from '../sheet/sheet.ts'
import type { WrittenText } from './map-texts.ts'

/** Other languages need more letters for the same words: a translation may be half as long again. */
export function translationLimit({ limit }: Pick<WrittenText, 'limit'>): number {
  return Math.ceil(limit * 1.5)
}

/** The longest of all translations: of a description. */
export const maxTranslationLength = 15_000
/** A feature is its own key, after the word that says so. */
export const maxKeyLength = 300

/** A translation as it is stored: with one kind of line ends, and without what a spreadsheet cannot hold. */
export function cleanTranslation(typed: string): string {
  return sheetText(typed)
}

/** Whether two Bulgarian texts are the same for a translator: a spreadsheet changes line ends and spaces at the ends. */
export function isSameSource(a: string, b: string): boolean {
  return sheetText(a) === sheetText(b)
}

/** Says why a translation cannot be saved; undefined where it can. */
export function findTranslationFault(written: WrittenText, translation: string): FaultMessage | undefined {
  const most = translationLimit(written)
  if (translation.length > most) return fault('translationTooLong', most, translation.length)
  if (written.hasPlaceholders) {
    const unknown = findUnknownPlaceholder(translation)
    return unknown === undefined ? undefined : fault('translatedPlaceholder', unknown)
  }
  if (written.place === 'pageTexts' && /[{}]/.test(translation)) return fault('bracesOutsidePrivacy')
  return undefined
}

/** What the history brings back: a translation with the Bulgarian text that it translates. */
export const revertedTranslationSchema = z.object({
  translation: z.object({
    text: z.string().max(maxTranslationLength),
    source: z.string().max(maxTranslationLength),
  }),
})
