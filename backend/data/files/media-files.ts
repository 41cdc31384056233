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
  /** Counts from 1; asking beyond the end gives the last one. */
  page: number
  total: number
}

interface WantedMedia {
  page: number
  size: number
  /** Tokens of its name. */
  search?: string
  /** Only what an apartment may show. */
  photosOnly?: boolean
}

/**
 * Newest first. Names are compared here: SQLite knows capitals of Latin letters only, and of ten thousand files the
 * names are read in a few milliseconds.
 */
export async function findMediaPage(db: Database, wanted: WantedMedia): Promise<MediaPage> {
  const { size, search = '', photosOnly = false } = wanted
  const all = await newestFirst(db).select(['id', 'name', 'type', 'url']).execute()
  const found = all.filter((file) => isNamed(file, search) && (!photosOnly || isPhoto(file)))
  const page = Math.min(wanted.page, lastPage(found.length, size))
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

/** Returns those that were there, so that the caller can delete what they point to. */
export async function deleteMediaFiles(db: Database, ids: string[]): Promise<MediaFile[]> {
  return ids.length === 0 ? [] : records.removeAll(db, ids)
}

/** As it was; nothing, when there is one with its id. */
export async function restoreMediaFile(db: Database, removed: MediaFile): Promise<MediaFile | undefined> {
  return records.restore(db, removed)
}
