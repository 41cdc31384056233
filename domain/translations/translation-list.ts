import { type TranslatedLanguage, translatedLanguages } from '../language.ts'
import { choice } from '../lists/query.ts'
import { parseSearch } from '../lists/search-tokens.ts'
import { type Dictionary, type TranslationState, translationState, translationStates } from './dictionary.ts'
import { type TextPlace, textPlaces } from './map-texts.ts'
import type { TranslatableText } from './translatable-texts.ts'

/** What the list of translations shows, as its URL says it. */
export interface TranslationFilters {
  language: TranslatedLanguage
  state: TranslationState | undefined
  place: TextPlace | undefined
  /** The id of a record, such as a store, whose texts are listed alone. */
  record: string | undefined
  /** The key of a text that is listed alone. */
  text: string | undefined
  search: string
}

const firstLanguage: TranslatedLanguage = 'en'

export function parseTranslationFilters(query: URLSearchParams): TranslationFilters {
  return {
    language: choice(translatedLanguages, query.get('language')) ?? firstLanguage,
    state: choice(translationStates, query.get('state')),
    place: choice(textPlaces, query.get('place')),
    record: query.get('record') || undefined,
    text: query.get('text') || undefined,
    search: parseSearch(query),
  }
}

export function filterTexts(
  texts: readonly TranslatableText[],
  dictionary: Dictionary,
  { state, place, record, text, search }: TranslationFilters,
): TranslatableText[] {
  const wanted = search.toLocaleLowerCase('bg')
  const isFound = (written: TranslatableText) =>
    `${written.text}\n${dictionary.find(written) ?? ''}`.toLocaleLowerCase('bg').includes(wanted)
  return texts.filter(
    (each) =>
      (place === undefined || each.place === place) &&
      (record === undefined || each.recordId === record) &&
      (text === undefined || each.key === text) &&
      (state === undefined || translationState(dictionary, each) === state) &&
      (wanted === '' || isFound(each)),
  )
}

/** How far a language is translated. */
export interface TranslationProgress {
  language: TranslatedLanguage
  total: number
  missing: number
  outdated: number
  /** Whole percent, rounded down, so that 100 means that nothing is left. */
  percent: number
}

export function translationProgress(
  texts: readonly TranslatableText[],
  dictionary: Dictionary,
): TranslationProgress {
  const count = { translated: 0, missing: 0, outdated: 0 }
  for (const text of texts) count[translationState(dictionary, text)]++
  const total = texts.length
  return {
    language: dictionary.language,
    total,
    missing: count.missing,
    outdated: count.outdated,
    percent: total === 0 ? 100 : Math.floor((count.translated / total) * 100),
  }
}
