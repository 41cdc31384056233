import type { TranslatedLanguage } from '../language.ts'

/** What is stored of a translation: the text, and the Bulgarian text that it translates. */
export interface Translation {
  key: string
  language: TranslatedLanguage
  /** Empty where somebody has removed the translation. */
  text: string
  source: string
}

/** A translation as a record, with the revision that a save is based on. */
export interface StoredTranslation extends Translation {
  id: string
  revision: number
}

/** Bulgarian words with their translation, which are part of the product: „Студио“, „сградата“. */
export type UsualTexts = ReadonlyMap<string, string>

/** All translations into one language. */
export interface Dictionary {
  language: TranslatedLanguage
  /** Whether nobody has translated anything yet. */
  isEmpty: boolean
  /**
   * The translation of a text; undefined where there is none, or only one of an earlier text. The translation of the
   * same Bulgarian text in another place counts, too, so that lines of a list may be moved, and so do the usual texts.
   */
  find(written: { key: string; text: string }): string | undefined
  /** The stored translation of a key, whatever it translates. */
  findStored(key: string): StoredTranslation | undefined
}

export type TranslationState = 'translated' | 'missing' | 'outdated'

export const translationStates = ['missing', 'outdated', 'translated'] as const satisfies TranslationState[]

/** The id of a translation's record. There is one for each text and language. */
export function translationId({ key, language }: Pick<Translation, 'key' | 'language'>): string {
  return `${language}:${key}`
}

export function createDictionary(
  language: TranslatedLanguage,
  stored: readonly StoredTranslation[],
  usual: UsualTexts,
): Dictionary {
  const byKey = new Map(stored.map((each) => [each.key, each]))
  const bySource = new Map<string, string>()
  for (const { source, text } of stored) if (text !== '' && !bySource.has(source)) bySource.set(source, text)
  return {
    language,
    isEmpty: bySource.size === 0,
    find({ key, text }) {
      const own = byKey.get(key)
      if (own?.source === text && own.text !== '') return own.text
      return bySource.get(text) ?? usual.get(text)
    },
    findStored: (key) => byKey.get(key),
  }
}

export function translationState(
  dictionary: Dictionary,
  written: { key: string; text: string },
): TranslationState {
  if (dictionary.find(written) !== undefined) return 'translated'
  const stored = dictionary.findStored(written.key)
  return stored && stored.text !== '' && stored.source !== written.text ? 'outdated' : 'missing'
}
