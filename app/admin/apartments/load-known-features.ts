import type { Database } from '../../../backend/data/database.ts'
import { getOfferedLanguages } from '../../../backend/data/settings.ts'
import { countFeatures } from '../../../backend/data/written-content.ts'
import { getDictionary } from '../../../backend/translations/dictionaries.ts'
import type { KnownFeature } from '../../../domain/apartment/known-features.ts'
import { translatedLanguages } from '../../../domain/language.ts'
import { translationState } from '../../../domain/translations/dictionary.ts'
import { featureKey } from '../../../domain/translations/map-texts.ts'
import { needsTranslation } from '../../../domain/translations/needs-translation.ts'

/** How many features a form offers: more than people read. */
const offeredFeatures = 200

/** The features that a form offers, those of most homes first. */
export async function loadKnownFeatures(db: Database): Promise<KnownFeature[]> {
  const [counted, { values: offered }] = await Promise.all([countFeatures(db), getOfferedLanguages(db)])
  const dictionaries = await Promise.all(
    translatedLanguages
      .filter((language) => offered[language])
      .map((language) => getDictionary(db, language)),
  )
  return counted.slice(0, offeredFeatures).map(({ text, homes }) => {
    const missing = needsTranslation(text)
      ? dictionaries.filter(
          (each) => translationState(each, { key: featureKey(text), text }) !== 'translated',
        )
      : []
    return { text, homes, missing: missing.map(({ language }) => language) }
  })
}
