import { withPhotos } from '../../domain/apartment/photo-set.ts'
import { isPhoto } from '../../domain/files/media.ts'
import { addApartmentImages, changePhotos, findApartment } from './apartments.ts'
import type { Database } from './database.ts'
import { NotFound, StaleRevision } from './records/record-errors.ts'
import { lockRecord } from './records/records.ts'

/**
 * Several records may show one stored file, which is kept until none of them does. Copying a photo locks the
 * record that it is copied from. Deleting that record takes the same lock, so that whichever comes second sees
 * what the other has done.
 */

export async function addMediaToApartment(db: Database, id: string, mediaIds: string[]): Promise<void> {
  await db.write('apartments', async (trx) => {
    const urls = new Map<string, string>()
    for (const mediaId of mediaIds.toSorted()) {
      const file = await lockRecord(trx, 'media', mediaId)
      if (!isPhoto(file)) throw new NotFound()
      urls.set(mediaId, file.url)
    }
    await addApartmentImages(
      db,
      id,
      mediaIds.flatMap((mediaId) => urls.get(mediaId) ?? []),
    )
  })
}

export interface PhotoCopy {
  /** The revisions are those that the person has seen. */
  apartments: { id: string; revision: number }[]
  way: 'add' | 'replace'
}

/** Photos are copied only between apartments of one type, which look the same. */
export class OtherType extends Error {
  constructor() {
    super('The apartments are not of one type')
  }
}

/**
 * Copies the photos to all of these apartments, or to none. Throws StaleRevision instead of replacing photos that the
 * person has not seen. Returns the URLs of the photos that were replaced.
 */
export async function copyPhotos(
  db: Database,
  sourceId: string,
  { apartments, way }: PhotoCopy,
): Promise<string[]> {
  return db.write('apartments', async (trx) => {
    // Sorted, so that two copies do not deadlock.
    for (const id of new Set([sourceId, ...apartments.map(({ id }) => id)].toSorted()))
      await lockRecord(trx, 'apartments', id)
    const source = await findApartment(db, sourceId, { drafts: 'with' })
    // Somebody has removed the photos since the form was opened.
    if (!source?.images.length) throw new StaleRevision()
    const replaced: string[] = []
    for (const { id, revision } of apartments) {
      const apartment = await findApartment(db, id, { drafts: 'with' })
      if (apartment?.type !== source.type || id === sourceId) throw new OtherType()
      if (way === 'replace' && apartment.revision !== revision) throw new StaleRevision()
      await changePhotos(db, id, (photos) => (way === 'replace' ? source : withPhotos(photos, source.images)))
      if (way === 'replace') replaced.push(...apartment.images)
    }
    return replaced
  })
}
