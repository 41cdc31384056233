import type { Language } from '../../domain/language.ts'
import { createTranslator } from '../../domain/translations/translate.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import type { Database } from '../data/database.ts'
import { listProgressEntries } from '../data/progress-entries.ts'
import { findDictionary } from '../translations/dictionaries.ts'

/** The entries of the construction diary, as a mail in this language names them. */
export async function listEntries(db: Database, language: Language): Promise<{ id: string; name: string }[]> {
  const [entries, dictionary] = await Promise.all([listProgressEntries(db), findDictionary(db, language)])
  const { progressEntry } = createTranslator(dictionary)
  const { date } = allTexts[language].formats
  return entries.map((entry) => ({ id: entry.id, name: `${date(entry.date)}: ${progressEntry(entry).text}` }))
}
