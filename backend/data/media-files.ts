import type { MediaFile, MediaValues } from '../../domain/files/media.ts'
import { lastPage } from '../../domain/lists/page.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records.ts'

const records = recordsOf('media')

export async function listMediaFiles(db: Database): Promise<MediaFile[]> {
  return newestFirst(db).execute()
}

export interface MediaPage {
  files: MediaFile[]
  /** Counts from 1; asking beyond the end gives the last one. */
  page: number
  total: number
}

/** Newest first. */
export async function findMediaPage(db: Database, which: { page: number; size: number }): Promise<MediaPage> {
  const { total } = await db.read
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = Math.min(which.page, lastPage(total, which.size))
  const files = await newestFirst(db)
    .limit(which.size)
    .offset((page - 1) * which.size)
    .execute()
  return { files, page, total }
}

function newestFirst(db: Database) {
  return db.read.selectFrom('media').selectAll().orderBy('uploadedAt', 'desc').orderBy('id', 'desc')
}

export async function addMediaFile(db: Database, values: MediaValues): Promise<MediaFile> {
  return records.add(db, { ...values, id: crypto.randomUUID(), uploadedAt: new Date().toISOString() })
}

/** Returns those that were there, so that the caller can delete what they point to. */
export async function deleteMediaFiles(db: Database, ids: string[]): Promise<MediaFile[]> {
  return ids.length === 0 ? [] : records.removeAll(db, ids)
}
