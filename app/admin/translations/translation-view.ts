import type { Building } from '../../../domain/building/building.ts'
import { type Dictionary, translationId } from '../../../domain/translations/dictionary.ts'
import { type FieldTranslation, translationOf } from '../../../domain/translations/form-texts.ts'
import type { TranslatableText } from '../../../domain/translations/translatable-texts.ts'
import { translationLimit } from '../../../domain/translations/translation-schema.ts'
import { describePlace, screenOf } from './describe-place.ts'

/** A row of the list: a Bulgarian text with its translation into the selected language. */
export interface TranslationView extends FieldTranslation {
  /** The id of the translation's record, whether or not there is one yet. */
  id: string
  key: string
  where: string
  /** The screen on which the Bulgarian text is written. */
  screen: string
  source: string
  limit: number
}

export function describeTranslation(
  building: Building,
  written: TranslatableText,
  dictionary: Dictionary,
): TranslationView {
  const { key, text: source } = written
  return {
    ...translationOf(written, dictionary),
    id: translationId({ key, language: dictionary.language }),
    key,
    where: describePlace(building, written),
    screen: screenOf(written),
    source,
    limit: translationLimit(written),
  }
}
