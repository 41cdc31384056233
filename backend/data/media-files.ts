import type { MediaFile, MediaValues } from '../../domain/files/media.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records.ts'

const records = recordsOf('media')

export async function listMediaFiles(db: Database): Promise<MediaFile[]> {
  return db.read.selectFrom('media').selectAll().orderBy('uploadedAt', 'desc').orderBy('id', 'desc').execute()
}

export async function addMediaFile(db: Database, values: MediaValues): Promise<MediaFile> {
  return records.add(db, { ...values, id: crypto.randomUUID(), uploadedAt: new Date().toISOString() })
}

/** Returns those that were there, so that the caller can delete what they point to. */
export async function deleteMediaFiles(db: Database, ids: string[]): Promise<MediaFile[]> {
  return ids.length === 0 ? [] : records.removeAll(db, ids)
}
