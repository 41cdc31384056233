import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import { readConfig } from '../backend/config.ts'
import { addApartment, addApartmentImages, setApartmentBrochure } from '../backend/data/apartments.ts'
import { addMediaFile } from '../backend/data/files/media-files.ts'
import { addFloorPlan } from '../backend/data/plans/floor-plans.ts'
import { addProgressEntry, addProgressPicture } from '../backend/data/progress-entries.ts'
import { saveHomePage } from '../backend/data/settings.ts'
import { addStore, setStoreImage } from '../backend/data/stores.ts'
import { listKeptFiles } from '../backend/files/list-all-files.ts'
import { putImage } from '../backend/images/known-images.ts'
import { joinInstallation } from '../backend/installation.ts'
import { type Backend, openBackend } from '../backend/open.ts'
import { listTrash } from '../backend/removal/trash.ts'
import { newApartment } from '../domain/apartment/apartment.ts'
import { defaultBuilding } from '../domain/building/default-building.ts'
import { parseStoredUrl } from '../domain/files/stored-path.ts'
import { emptyHomePage } from '../domain/home-page/home-page.ts'
import { newProgressEntry } from '../domain/progress/progress-entry.ts'
import { newMigratedFolder } from './migrated-folder.ts'

export const minute = 60_000
export const dayInMs = 24 * 60 * minute
/** A new backend for each test, whose files can be made old, deleted and swept. */
export let folder: string
export let sweptBackend: Backend
export const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** Called by each file of tests, because all files that run in a process share this module. */
export function openForEachTest(): void {
  beforeEach(async () => {
    folder = await newMigratedFolder('sgrada-sweep-')
    sweptBackend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
    await joinInstallation(sweptBackend)
  })

  afterEach(async () => {
    await sweptBackend.close()
    rmSync(folder, { recursive: true })
  })
}

/** Stores an image under this path, with a date `age` milliseconds ago. */
export async function put(path: string, age = 0): Promise<string> {
  const { url } = await putImage(sweptBackend, path, bytes, { contentType: 'image/png' })
  const then = new Date(Date.now() - age)
  utimesSync(join(folder, 'files', path), then, then)
  return url
}

export const stored = async () => (await listKeptFiles(sweptBackend.files)).map(({ path }) => path)
export const inTrash = async () => (await listTrash(sweptBackend.files)).map(({ path }) => path)
export const sweepNow = (later = 0) => sweptBackend.sweep({ now: new Date(Date.now() + later) })
export const mediaFileAt = (url: string) => ({
  name: 'a',
  url,
  type: 'image' as const,
  size: 1,
  storagePath: parseStoredUrl(url),
})

/** Adds one record of each kind, with all the files that it can have. */
export async function fillEverything(age = 0) {
  const { db } = sweptBackend
  const apartment = await addApartment(db, { ...newApartment(defaultBuilding), number: '1' })
  const photos = [await put('apartments/a/image_1700000000001_a.png', age)]
  photos.push(await put('apartments/a/image_1700000000002_b.png', age))
  await addApartmentImages(db, apartment.id, photos)
  await setApartmentBrochure(db, apartment.id, await put('apartments/a/brochure_1700000000003_c.pdf', age))
  const store = await addStore(db, { title: 't', description: 'd', price: 0 })
  await setStoreImage(db, store.id, 'main', await put('stores/s/main_1700000000004_d.png', age))
  await setStoreImage(db, store.id, 'secondary', await put('stores/s/secondary_1700000000005_e.png', age))
  const { id } = await addProgressEntry(db, { ...newProgressEntry, date: '2026-03-05', text: 't' })
  await addProgressPicture(db, id, await put('progress/p/image_1700000000009_i.png', age))
  const imageUrl = await put('floorPlans/1_1_1700000000006_f.png', age)
  const plan = await addFloorPlan(
    db,
    { entrance: '1', floor: 1 },
    { imageUrl, imageWidth: 8, imageHeight: 8 },
  )
  const file = await addMediaFile(db, mediaFileAt(await put('media/1700000000007_g.png', age)))
  const heroImage = await put('media/1700000000008_hero-h.png', age)
  await saveHomePage(db, 0, { ...emptyHomePage, heroImage })
  return { apartment, store, plan, file, photos }
}
