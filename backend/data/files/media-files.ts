import { isNamed, isPhoto, type MediaFile, type MediaValues } from '../../../domain/files/media.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import type { Database } from '../database.ts'
import { recordsOf } from '../records/records.ts'

const records = recordsOf('media')

export async function listMediaFiles(db: Database): Promise<MediaFile[]> {
  return newestFirst(db).selectAll().execute()
}

export interface MediaPage {
  files: MediaFile[]
  /** From 1. A page beyond the end gives the last one. */
  page: number
  total: number
}

interface MediaQuery {
  page: number
  size: number
  search?: string
  photosOnly?: boolean
}

/**
 * Newest first. The search compares names here and not in SQL, because SQLite folds the case of Latin letters
 * only; reading the names of ten thousand files takes a few milliseconds.
 */
export async function findMediaPage(db: Database, query: MediaQuery): Promise<MediaPage> {
  const { size, search = '', photosOnly = false } = query
  const all = await newestFirst(db).select(['id', 'name', 'type', 'url']).execute()
  const found = all.filter((file) => isNamed(file, search) && (!photosOnly || isPhoto(file)))
  const page = Math.min(query.page, lastPage(found.length, size))
  const ids = found.slice((page - 1) * size, page * size).map(({ id }) => id)
  const files = ids.length === 0 ? [] : await newestFirst(db).selectAll().where('id', 'in', ids).execute()
  return { files, page, total: found.length }
}

function newestFirst(db: Database) {
  return db.read.selectFrom('media').orderBy('uploadedAt', 'desc').orderBy('id', 'desc')
}

export async function addMediaFile(db: Database, values: MediaValues): Promise<MediaFile> {
  return records.add(db, { ...values, id: crypto.randomUUID(), uploadedAt: new Date().toISOString() })
}

/** Returns the records that existed: the caller discards their files. */
export async function deleteMediaFiles(db: Database, ids: string[]): Promise<MediaFile[]> {
  return ids.length === 0 ? [] : records.removeAll(db, ids)
}

/** Returns undefined when there is a file with this id. */
export async function restoreMediaFile(db: Database, removed: MediaFile): Promise<MediaFile | undefined> {
  return records.restore(db, removed)
}
