import type { Database } from '../../../backend/data/database.ts'
import { listTranslatableTexts } from '../../../backend/data/written-content.ts'
import type { TextPlace } from '../../../domain/translations/map-texts.ts'
import {
  type TranslationProgress,
  translationProgress,
} from '../../../domain/translations/translation-list.ts'
import { readDictionaries } from './read-dictionaries.ts'

/** How far the texts of one screen are translated into each language. */
export async function readProgress(
  db: Database,
  wanted: { place: TextPlace; recordId?: string },
): Promise<TranslationProgress[]> {
  const [texts, dictionaries] = await Promise.all([listTranslatableTexts(db, wanted), readDictionaries(db)])
  return dictionaries.map((dictionary) => translationProgress(texts, dictionary))
}
