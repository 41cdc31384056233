import { isTranslatedLanguage, type TranslatedLanguage } from '../../domain/language.ts'
import {
  type StoredTranslation,
  type Translation,
  translationId,
} from '../../domain/translations/dictionary.ts'
import type { Database } from './database.ts'
import type { SavedBatch } from './records/batches.ts'
import { StaleRevision } from './records/record-errors.ts'
import { recordsOf } from './records/records.ts'
import type { TranslationRow } from './schema.ts'

/** In the history a translation and the Bulgarian text that it translates are one value: they are reverted together. */
const records = recordsOf('translations', ({ id, revision, key, language, text, source }) => ({
  id,
  revision,
  key,
  language,
  translation: { text, source },
}))

/** All translations into a language, by key. */
export async function listTranslations(
  db: Database,
  language: TranslatedLanguage,
): Promise<StoredTranslation[]> {
  const rows = await db.read
    .selectFrom('translations')
    .selectAll()
    .where('language', '=', language)
    .orderBy('key')
    .execute()
  return rows.map(fromRow)
}

export async function findTranslation(db: Database, id: string): Promise<StoredTranslation | undefined> {
  const row = await db.read.selectFrom('translations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

/** Saves the translation of a text for the first time (revision 0) or anew. An empty text removes it. */
export async function saveTranslation(
  db: Database,
  revision: number,
  { key, language, text, source }: Translation,
): Promise<StoredTranslation> {
  const id = translationId({ key, language })
  const saved =
    revision === 0
      ? await records.addUnless(db, ['id'], { id, key, language, text, source })
      : await records.revise(db, id, revision, { text, source })
  if (!saved) throw new StaleRevision()
  return fromRow(saved)
}

/** A translation as its history has it. */
export async function findTranslationRecord(db: Database, id: string) {
  const found = await findTranslation(db, id)
  return found && { id, revision: found.revision, translation: { text: found.text, source: found.source } }
}

export async function reviseTranslation(
  db: Database,
  id: string,
  revision: number,
  { translation }: { translation: Pick<Translation, 'text' | 'source'> },
): Promise<StoredTranslation> {
  return fromRow(await records.revise(db, id, revision, translation))
}

/**
 * Removes translations as people do: with an empty text. Their rows stay, because the next translation of a text has the
 * same id, and the revisions of a record must not begin anew.
 */
export async function emptyTranslations(db: Database, ids: string[]): Promise<void> {
  for (const id of ids) await records.edit(db, id, () => ({ text: '' }))
}

export interface RevisedTranslation extends Translation {
  /** The revision that it is based on; 0 for a text that has no translation yet. */
  revision: number
}

/**
 * Saves all translations, or none when somebody else has changed one of them. They are one batch of the history, and
 * are saved in the order of their ids, so that no two transactions deadlock.
 */
export async function saveTranslations(
  db: Database,
  translations: readonly RevisedTranslation[],
): Promise<SavedBatch> {
  const inBatch = db.asBatch()
  const inOrder = translations.toSorted((a, b) => (translationId(a) < translationId(b) ? -1 : 1))
  if (inOrder.length > 0)
    await db.write('translations', async () => {
      for (const { revision, ...translation } of inOrder)
        await saveTranslation(inBatch, revision, translation)
    })
  return { batch: inBatch.batch, size: inOrder.length }
}

function fromRow({ id, revision, key, language, text, source }: TranslationRow): StoredTranslation {
  if (!isTranslatedLanguage(language)) throw new Error(`A translation into an unknown language: ${id}`)
  return { id, revision, key, language, text, source }
}
