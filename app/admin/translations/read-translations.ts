import { type Database, type Versions, versionsOf } from '../../../backend/data/database.ts'
import { getOfferedLanguages } from '../../../backend/data/settings.ts'
import { listTranslatableTexts } from '../../../backend/data/written-content.ts'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import { type FormText, formTexts, languagesAtWork } from '../../../domain/translations/form-texts.ts'
import type { TextPlace } from '../../../domain/translations/map-texts.ts'
import {
  type TranslationProgress,
  translationProgress,
} from '../../../domain/translations/translation-list.ts'
import { readDictionaries } from './read-dictionaries.ts'

/** The texts that are written on one screen, with their translations. */
export interface ScreenTranslations {
  /** The versions by which the screen notices that somebody else has translated. */
  versions: Versions
  /** How far the texts are translated into each language. */
  progress: TranslationProgress[]
  /** The languages that are shown beside each Bulgarian field. */
  languages: TranslatedLanguage[]
  texts: FormText[]
}

export async function readTranslations(
  db: Database,
  wanted: { place: TextPlace; recordId?: string },
): Promise<ScreenTranslations> {
  const versions = await versionsOf(db, 'translations')
  const [texts, dictionaries, offered] = await Promise.all([
    listTranslatableTexts(db, wanted),
    readDictionaries(db),
    getOfferedLanguages(db),
  ])
  const languages = languagesAtWork(offered.values, dictionaries)
  return {
    versions,
    progress: dictionaries.map((dictionary) => translationProgress(texts, dictionary)),
    languages,
    texts: formTexts(texts, dictionaries, languages),
  }
}
