import type { Database } from './database.ts'
import type { ExportedTextRow } from './schema.ts'

/** What the last file for translators said of a text. */
export type ExportedText = Omit<ExportedTextRow, 'exportedAt'>

const rowsAtOnce = 500

export async function listExportedTexts(db: Database): Promise<Map<string, ExportedText>> {
  const rows = await db.read
    .selectFrom('exportedTexts')
    .select(['key', 'sourceHash', 'translationsHash'])
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** When the last file was made; undefined if there was none. */
export async function findLastExport(db: Database): Promise<string | undefined> {
  const { last } = await db.read
    .selectFrom('exportedTexts')
    .select(({ fn }) => fn.max('exportedAt').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? undefined
}

/**
 * Remembers what a file says, in the place of what the file before it said. It raises the version of the translations,
 * because the screen from which the file was taken stays open and says when the last one was.
 */
export async function rememberExportedTexts(db: Database, texts: readonly ExportedText[]): Promise<void> {
  const exportedAt = db.now().toISOString()
  await db.write('translations', async (trx) => {
    await trx.deleteFrom('exportedTexts').execute()
    for (let start = 0; start < texts.length; start += rowsAtOnce)
      await trx
        .insertInto('exportedTexts')
        .values(texts.slice(start, start + rowsAtOnce).map((text) => ({ ...text, exportedAt })))
        .execute()
  })
}
