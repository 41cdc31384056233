import type { Building } from '../../domain/building/building.ts'
import {
  defaultLanguage,
  isTranslatedLanguage,
  type Language,
  type TranslatedLanguage,
} from '../../domain/language.ts'
import { createDictionary, type Dictionary, type UsualTexts } from '../../domain/translations/dictionary.ts'
import { translateBuilding } from '../../domain/translations/translate.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { getBuilding } from '../data/building.ts'
import { type Database, versionsOf } from '../data/database.ts'
import type { Engine } from '../data/engine.ts'
import { listTranslations } from '../data/translations.ts'

interface Known {
  version: number
  dictionary: Dictionary
}

/** The dictionaries as they were read last, with the version of the translations at that time. */
const known = new WeakMap<Engine, Map<TranslatedLanguage, Known>>()

/** The translations into a language. They are read again only after one of them has changed. */
export async function getDictionary(db: Database, language: TranslatedLanguage): Promise<Dictionary> {
  // The version is read first: translations that are newer than their version are read once too often.
  const { translations: version = 0 } = await versionsOf(db, 'translations')
  const ofEngine = known.get(db.engine) ?? new Map<TranslatedLanguage, Known>()
  known.set(db.engine, ofEngine)
  const last = ofEngine.get(language)
  if (last?.version === version) return last.dictionary
  const stored = await listTranslations(db, language)
  const dictionary = createDictionary(language, stored, usualTextsIn(language))
  ofEngine.set(language, { version, dictionary })
  return dictionary
}

/** The dictionary of a page's language; undefined for Bulgarian, which needs none. */
export async function findDictionary(db: Database, language: Language): Promise<Dictionary | undefined> {
  return isTranslatedLanguage(language) ? getDictionary(db, language) : undefined
}

/** The building with its texts in a language. */
export async function getBuildingIn(db: Database, language: Language): Promise<Building> {
  const [building, dictionary] = await Promise.all([getBuilding(db), findDictionary(db, language)])
  return dictionary ? translateBuilding(building, dictionary) : building
}

/** The Bulgarian words of the product with their translations; a word that a language does not translate is left out. */
function usualTextsIn(language: TranslatedLanguage): UsualTexts {
  const bulgarian = wordsOf(defaultLanguage)
  const own = wordsOf(language)
  const pairs = Object.entries(bulgarian).map(([name, word]): [string, string] => [word, own[name] ?? word])
  return new Map(pairs.filter(([word, translation]) => word !== translation))
}

function wordsOf(language: Language): Record<string, string> {
  const { typeNames, usualTexts } = allTexts[language]
  return { ...typeNames, ...usualTexts }
}
