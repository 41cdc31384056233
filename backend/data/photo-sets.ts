import { withPhotos } from '../../domain/apartment/photo-set.ts'
import { isPhoto } from '../../domain/files/media.ts'
import { addApartmentImages, changePhotos, findApartment } from './apartments.ts'
import type { Database } from './database.ts'
import { NotFound, StaleRevision } from './records/record-errors.ts'
import { lockRecord } from './records/records.ts'

/**
 * Photos that several records show: the stored file is one, and stays until the last of them lets go of it. What a
 * photo is taken from is locked, as deleting it does: whichever comes second sees what the other has done.
 */

/** Adds files of the media library, in this order. */
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
  /** The apartments that get the photos, with the revisions that the person has seen. */
  apartments: { id: string; revision: number }[]
  way: 'add' | 'replace'
}

/** Photos go only to apartments that look the same. */
export class OtherType extends Error {
  constructor() {
    super('The apartments are not of one type')
  }
}

/**
 * Gives an apartment's photos to others of its type: all of them or none. Photos that nobody has seen are not replaced.
 * Returns the urls of those that were.
 */
export async function copyPhotos(
  db: Database,
  sourceId: string,
  { apartments, way }: PhotoCopy,
): Promise<string[]> {
  return db.write('apartments', async (trx) => {
    // In one order for everybody, so that two copies do not wait for each other.
    for (const id of new Set([sourceId, ...apartments.map(({ id }) => id)].toSorted()))
      await lockRecord(trx, 'apartments', id)
    const source = await findApartment(db, sourceId)
    // Without photos there is nothing to copy: they went while the question was open.
    if (!source?.images.length) throw new StaleRevision()
    const replaced: string[] = []
    for (const { id, revision } of apartments) {
      const apartment = await findApartment(db, id)
      if (apartment?.type !== source.type || id === sourceId) throw new OtherType()
      if (way === 'replace' && apartment.revision !== revision) throw new StaleRevision()
      await changePhotos(db, id, (photos) => (way === 'replace' ? source : withPhotos(photos, source.images)))
      if (way === 'replace') replaced.push(...apartment.images)
    }
    return replaced
  })
}
