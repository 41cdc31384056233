import type { Database } from '../../../backend/data/database.ts'
import { getDictionary } from '../../../backend/translations/dictionaries.ts'
import { translatedLanguages } from '../../../domain/language.ts'
import type { Dictionary } from '../../../domain/translations/dictionary.ts'

/** The translations into all languages, in the order of the languages. */
export function readDictionaries(db: Database): Promise<Dictionary[]> {
  return Promise.all(translatedLanguages.map((language) => getDictionary(db, language)))
}
