import type { Building } from '../../../domain/building/building.ts'
import {
  type Dictionary,
  type TranslationState,
  translationId,
  translationState,
} from '../../../domain/translations/dictionary.ts'
import type { TranslatableText } from '../../../domain/translations/translatable-texts.ts'
import { translationLimit } from '../../../domain/translations/translation-schema.ts'
import { describePlace, screenOf } from './describe-place.ts'

/** A row of the list: a Bulgarian text with its translation into the selected language. */
export interface TranslationView {
  /** The id of the translation's record, whether or not there is one yet. */
  id: string
  key: string
  where: string
  /** The screen on which the Bulgarian text is written. */
  screen: string
  source: string
  state: TranslationState
  /** What the field holds at first: the translation, or an outdated one to be corrected. */
  text: string
  revision: number
  /** The Bulgarian text that an outdated translation was made of. */
  earlierSource: string | undefined
  /** Whether the translation is that of the same text in another place, or a word of the product. */
  isShared: boolean
  limit: number
}

export function describeTranslation(
  building: Building,
  written: TranslatableText,
  dictionary: Dictionary,
): TranslationView {
  const { key, text: source } = written
  const stored = dictionary.findStored(key)
  const state = translationState(dictionary, written)
  const found = dictionary.find(written)
  return {
    id: translationId({ key, language: dictionary.language }),
    key,
    where: describePlace(building, written),
    screen: screenOf(written),
    source,
    state,
    text: found ?? stored?.text ?? '',
    revision: stored?.revision ?? 0,
    earlierSource: state === 'outdated' ? stored?.source : undefined,
    isShared: found !== undefined && (stored?.source !== source || stored.text === ''),
    limit: translationLimit(written),
  }
}
