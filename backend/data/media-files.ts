import type { MediaFile, MediaValues } from '../../domain/media.ts'
import type { Database } from './database.ts'

export async function listMediaFiles(db: Database): Promise<MediaFile[]> {
  return db.read.selectFrom('media').selectAll().orderBy('uploadedAt', 'desc').orderBy('id', 'desc').execute()
}

export async function addMediaFile(db: Database, values: MediaValues): Promise<MediaFile> {
  const file: MediaFile = {
    ...values,
    id: crypto.randomUUID(),
    revision: 1,
    uploadedAt: new Date().toISOString(),
  }
  await db.write('media', (trx) => trx.insertInto('media').values(file).execute())
  return file
}

/** Returns those that were there, so that the caller can delete what they point to. */
export async function deleteMediaFiles(db: Database, ids: string[]): Promise<MediaFile[]> {
  if (ids.length === 0) return []
  return db.write('media', (trx) => trx.deleteFrom('media').where('id', 'in', ids).returningAll().execute())
}
