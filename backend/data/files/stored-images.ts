import type { ImageDetails, StoredImage } from '../../../domain/files/stored-image.ts'
import { findStoredPath, storedUrl } from '../../../domain/files/stored-path.ts'
import type { Database } from '../database.ts'

/** The stored images among these URLs, with their size and placeholder, by URL. */
export async function findStoredImages(
  db: Database,
  urls: (string | null | undefined)[],
): Promise<Record<string, StoredImage>> {
  const paths = [...new Set(urls.flatMap((url) => findStoredPath(url) ?? []))]
  if (paths.length === 0) return {}
  const rows = await db.read.selectFrom('pictures').selectAll().where('path', 'in', paths).execute()
  return Object.fromEntries(
    rows.map(({ path, ...details }) => {
      const url = storedUrl(path)
      return [url, { url, ...details }]
    }),
  )
}

export async function addStoredImage(
  db: Database,
  path: string,
  { width, height, placeholder }: ImageDetails,
): Promise<void> {
  const row = { path, width, height, placeholder }
  await db.transaction((trx) =>
    trx
      .insertInto('pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
      .execute(),
  )
}

export async function listStoredImagePaths(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom('pictures').select('path').orderBy('path').execute()
  return rows.map(({ path }) => path)
}

export async function deleteStoredImages(db: Database, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await db.transaction((trx) => trx.deleteFrom('pictures').where('path', 'in', paths).execute())
}
