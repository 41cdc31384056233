import { withoutPhoto, withPhotos, withPhotosInOrder } from '../../domain/apartment/photo-set.ts'
import {
  maxEntryPictures,
  maxProgressEntries,
  type ProgressEntry,
  type ProgressValues,
  progressFields,
} from '../../domain/progress/progress-entry.ts'
import type { Database } from './database.ts'
import type { OpenTransaction } from './engine.ts'
import { fromColumns, toColumns } from './records/field-columns.ts'
import { NotFound } from './records/record-errors.ts'
import { lockCollections, recordsOf } from './records/records.ts'
import type { ProgressEntryRow } from './schema.ts'

const records = recordsOf('progressEntries', fromRow)

export class TooManyEntries extends Error {
  constructor() {
    super(`The diary has at most ${maxProgressEntries} entries`)
  }
}

export class TooManyPictures extends Error {
  constructor() {
    super(`An entry has at most ${maxEntryPictures} pictures`)
  }
}

/** Newest first; of entries of one day, the one that was added last. */
export async function listProgressEntries(db: Database): Promise<ProgressEntry[]> {
  const rows = await inOrder(db).execute()
  return rows.map(fromRow)
}

export async function findNewestProgressEntry(db: Database): Promise<ProgressEntry | undefined> {
  const row = await inOrder(db).limit(1).executeTakeFirst()
  return row && fromRow(row)
}

export async function findProgressEntry(db: Database, id: string): Promise<ProgressEntry | undefined> {
  const row = await db.read.selectFrom('progressEntries').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

export async function hasProgressEntries(db: Database): Promise<boolean> {
  const row = await db.read.selectFrom('progressEntries').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

function inOrder(db: Database) {
  return db.read
    .selectFrom('progressEntries')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

/** Adding once more under the same id adds no second entry. Throws TooManyEntries. */
export async function addProgressEntry(
  db: Database,
  values: ProgressValues,
  id: string = crypto.randomUUID(),
): Promise<ProgressEntry> {
  return db.write('progressEntries', async (trx) => {
    const row = await records.addOnce(db, { ...toRow(values), id, images: '[]' }, toRow(values))
    await assertNotTooMany(trx)
    return fromRow(row)
  })
}

export async function updateProgressEntry(
  db: Database,
  id: string,
  revision: number,
  values: ProgressValues,
): Promise<ProgressEntry> {
  return fromRow(await records.revise(db, id, revision, toRow(values)))
}

/** Throws TooManyPictures. */
export async function addProgressPicture(db: Database, id: string, url: string): Promise<ProgressEntry> {
  return changePictures(db, id, (images) => {
    assertRoomForPicture({ images })
    return withPhotos(set(images), [url]).images
  })
}

/** Throws NotFound unless the entry has this picture. The caller discards the file after the commit. */
export async function deleteProgressPicture(db: Database, id: string, url: string): Promise<ProgressEntry> {
  return changePictures(db, id, (images) => withoutPhoto(set(containing(images, [url])), url).images)
}

/** Throws NotFound unless the entry has all of these pictures; others were added meanwhile and stay, at the end. */
export async function orderProgressPictures(
  db: Database,
  id: string,
  urls: string[],
): Promise<ProgressEntry> {
  return changePictures(db, id, (images) => withPhotosInOrder(set(containing(images, urls)), urls).images)
}

/** The caller discards its pictures after the commit. */
export async function deleteProgressEntry(db: Database, id: string): Promise<ProgressEntry> {
  return fromRow(await records.remove(db, id))
}

/** Returns undefined when there is an entry with this id. Throws TooManyEntries. */
export async function restoreProgressEntry(
  db: Database,
  removed: Omit<ProgressEntry, 'updatedAt'>,
): Promise<ProgressEntry | undefined> {
  const { id, revision, createdAt, images } = removed
  return db.write('progressEntries', async (trx) => {
    const row = { ...toRow(removed), id, revision, createdAt, images: JSON.stringify(images) }
    const restored = await records.restore(db, row)
    await assertNotTooMany(trx)
    return restored && fromRow(restored)
  })
}

/** Before the file is received, and again when it is linked: throws NotFound, or TooManyPictures. */
export function assertRoomForPicture(entry: Pick<ProgressEntry, 'images'> | undefined): void {
  if (!entry) throw new NotFound()
  if (entry.images.length >= maxEntryPictures) throw new TooManyPictures()
}

/** Counts after the entry was added, one writer at a time, so that two at once do not both take the last place. */
async function assertNotTooMany(trx: OpenTransaction): Promise<void> {
  await lockCollections(trx, ['progressEntries'])
  const { count } = await trx
    .selectFrom('progressEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > maxProgressEntries) throw new TooManyEntries()
}

/** Locks the row, because several pictures are uploaded at a time and each upload must see the others. */
async function changePictures(
  db: Database,
  id: string,
  edit: (images: string[]) => string[],
): Promise<ProgressEntry> {
  const { after } = await records.edit(db, id, (before) => ({
    images: JSON.stringify(edit(fromRow(before).images)),
  }))
  return fromRow(after)
}

function set(images: string[]) {
  return { images, mainImage: null }
}

function containing(images: string[], urls: string[]): string[] {
  if (!urls.every((url) => images.includes(url))) throw new NotFound()
  return images
}

function toRow({ date, stage, text, isSameCamera }: ProgressValues) {
  return toColumns(progressFields, { date, stage, text, isSameCamera })
}

function fromRow(row: ProgressEntryRow): ProgressEntry {
  const images: string[] = JSON.parse(row.images)
  return { ...fromColumns(progressFields, row), images }
}
