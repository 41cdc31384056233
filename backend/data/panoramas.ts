import type { Building } from '../../domain/building/building.ts'
import {
  imageOfLight,
  type Light,
  maxPanoramas,
  type Panorama,
  type PanoramaValues,
  projectionOf,
} from '../../domain/panorama/panorama.ts'
import { floorsWithout } from '../../domain/panorama/panorama-schema.ts'
import { getBuilding } from './building.ts'
import type { Database } from './database.ts'
import { NotFound } from './records/record-errors.ts'
import { lockCollections, recordsOf } from './records/records.ts'

const records = recordsOf('panoramas')

/** From the lowest floors to the highest. */
export async function listPanoramas(db: Database): Promise<Panorama[]> {
  return db.read
    .selectFrom('panoramas')
    .selectAll()
    .orderBy('firstFloor')
    .orderBy('lastFloor')
    .orderBy('entrance')
    .orderBy('id')
    .execute()
}

export async function findPanorama(db: Database, id: string): Promise<Panorama | undefined> {
  return db.read.selectFrom('panoramas').selectAll().where('id', '=', id).executeTakeFirst()
}

export class TooManyPanoramas extends Error {
  constructor() {
    super(`A building has at most ${maxPanoramas} panoramas`)
  }
}

/** The picture is not wide enough, or has other proportions than the one of the other light. */
export class NoPanorama extends Error {}

interface PanoramaImage {
  url: string
  width: number
  height: number
}

/**
 * Replaces a picture of a panorama, or adds a panorama with its picture by day under this id: for the floors that have
 * none yet, and without a direction. Returns the URL of the replaced picture.
 */
export async function setPanoramaImage(
  db: Database,
  id: string,
  light: Light,
  image: PanoramaImage,
): Promise<string | null> {
  const projection = projectionOf(image)
  if (!projection) throw new NoPanorama()
  return db.write('panoramas', async () => {
    const known = await findPanorama(db, id)
    if (!known) {
      if (light !== 'day') throw new NotFound()
      await addPanorama(db, { id, dayImage: image.url, projection })
      return null
    }
    const { before } = await records.edit(db, id, (row) => {
      if (row.projection !== projection && (light === 'dusk' || row.duskImage !== null))
        throw new NoPanorama()
      return { [imageOfLight[light]]: image.url, projection }
    })
    return before[imageOfLight[light]]
  })
}

type NewPanorama = Pick<Panorama, 'id' | 'dayImage' | 'projection'> & Partial<PanoramaValues>

/** Throws TooManyPanoramas. */
export async function addPanorama(
  db: Database,
  { id, dayImage, projection, ...values }: NewPanorama,
): Promise<Panorama> {
  return db.write('panoramas', async (trx) => {
    await lockCollections(trx, ['panoramas'])
    const others = await listPanoramas(db)
    if (others.length >= maxPanoramas) throw new TooManyPanoramas()
    const building: Building = await getBuilding(db)
    const floors = floorsWithout(building, others)
    return records.add(db, {
      ...{ id, entrance: '', ...floors, centreAzimuth: null, ...values },
      ...{ projection, dayImage, duskImage: null },
    })
  })
}

export async function updatePanorama(
  db: Database,
  id: string,
  revision: number,
  values: PanoramaValues,
): Promise<Panorama> {
  return records.revise(db, id, revision, values)
}

/** Throws NotFound when the panorama shows another picture at dusk. The caller discards the file after the commit. */
export async function removeDusk(db: Database, id: string, url: string): Promise<void> {
  await records.edit(db, id, ({ duskImage }) => {
    if (duskImage !== url) throw new NotFound()
    return { duskImage: null }
  })
}

/** The caller discards its files after the commit. */
export async function deletePanorama(db: Database, id: string): Promise<Panorama> {
  return records.remove(db, id)
}

/** Returns undefined when there is a panorama with this id. Throws TooManyPanoramas. */
export async function restorePanorama(
  db: Database,
  removed: Omit<Panorama, 'updatedAt'>,
): Promise<Panorama | undefined> {
  return db.write('panoramas', async (trx) => {
    await lockCollections(trx, ['panoramas'])
    if ((await listPanoramas(db)).length >= maxPanoramas) throw new TooManyPanoramas()
    return records.restore(db, removed)
  })
}
