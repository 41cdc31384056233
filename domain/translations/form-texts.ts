import type { TranslatedLanguage } from '../language.ts'
import { type Dictionary, type TranslationState, translationState } from './dictionary.ts'
import type { WrittenText } from './map-texts.ts'
import { needsTranslation } from './needs-translation.ts'
import type { OfferedLanguages } from './offered-languages.ts'
import { isSameSource, translationLimit } from './translation-schema.ts'

/** The translation of a text into one language, as a field shows it. */
export interface FieldTranslation {
  language: TranslatedLanguage
  state: TranslationState
  /** What the field holds at first: the translation, or an outdated one to be corrected. */
  text: string
  revision: number
  /** The Bulgarian text that an outdated translation was made of. */
  earlierSource: string | undefined
  /** Whether the translation is that of the same text in another place, or a word of the product. */
  isShared: boolean
}

export function translationOf(written: WrittenText, dictionary: Dictionary): FieldTranslation {
  const { key, text: source } = written
  const stored = dictionary.findStored(key)
  const state = translationState(dictionary, written)
  const found = dictionary.find(written)
  return {
    language: dictionary.language,
    state,
    text: found ?? stored?.text ?? '',
    revision: stored?.revision ?? 0,
    earlierSource: state === 'outdated' ? stored?.source : undefined,
    isShared: found !== undefined && (stored?.source !== source || stored.text === ''),
  }
}

/** A saved text of a record, with its translations, for the form in which the Bulgarian text is written. */
export interface FormText {
  key: string
  /** The place and the field: `stores.title`, `homePage.benefits.text`. */
  of: string
  /** The position of the line in its list, from 1. */
  line: number | undefined
  source: string
  /** How many characters a translation may have. */
  limit: number
  translations: FieldTranslation[]
}

export function formTexts(
  texts: readonly WrittenText[],
  dictionaries: readonly Dictionary[],
  languages: readonly TranslatedLanguage[],
): FormText[] {
  const shown = dictionaries.filter(({ language }) => languages.includes(language))
  return texts.map((written) => ({
    key: written.key,
    of: `${written.place}.${written.field}`,
    line: written.line,
    source: written.text,
    limit: translationLimit(written),
    translations: shown.map((dictionary) => translationOf(written, dictionary)),
  }))
}

/**
 * The languages that forms show beside Bulgarian: those that visitors can select, and those that somebody has begun to
 * translate into. A company that writes in Bulgarian alone is not reminded of others at every field.
 */
export function languagesAtWork(
  offered: OfferedLanguages,
  dictionaries: readonly Dictionary[],
): TranslatedLanguage[] {
  return dictionaries
    .filter(({ language, isEmpty }) => offered[language] || !isEmpty)
    .map(({ language }) => language)
}

/** A field of a form: what it held when the form was opened, and what it holds now. */
interface WrittenField {
  of: string
  /** The position of the field's line now; undefined for a field that is no part of a list. */
  line?: number | undefined
  opened: string
  typed: string
}

/**
 * Finds the saved text of a field. Lines can be moved before they are saved, so that a line is found by its words, and
 * by its position only among lines with the same words. Returns undefined for a text that is not saved yet.
 */
export function findFormText(texts: readonly FormText[], field: WrittenField): FormText | undefined {
  if (!needsTranslation(field.typed)) return undefined
  const ofField = texts.filter(({ of }) => of === field.of)
  if (field.line === undefined) return ofField[0]
  const withWords = (words: string) => ofField.filter(({ source }) => isSameSource(source, words))
  const same = [withWords(field.opened), withWords(field.typed)].find(({ length }) => length > 0) ?? []
  return same.find(({ line }) => line === field.line) ?? same[0]
}
