import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import { defaultDisplaySettings } from '../../domain/settings.ts'
import { readConfig } from '../config.ts'
import { addApartment, addApartmentImages, setApartmentBrochure } from '../data/apartments.ts'
import { addFloorPlan } from '../data/floor-plans.ts'
import { addMediaFile } from '../data/media-files.ts'
import { findPictures, listPicturePaths } from '../data/pictures.ts'
import { NotFound } from '../data/revision.ts'
import { saveDisplaySettings } from '../data/settings.ts'
import { addStore, setStoreImage } from '../data/stores.ts'
import { listAllFiles, listServedFiles } from '../files/list-all-files.ts'
import { findParkingPlan } from '../files/parking-plans.ts'
import { joinInstallation } from '../installation.ts'
import { type Backend, openBackend } from '../open.ts'
import { putPicture } from '../pictures/put-picture.ts'
import {
  removeApartment,
  removeApartmentBrochure,
  removeApartmentImage,
  removeFloorPlan,
  removeMediaFiles,
  removeStore,
  removeStoreImage,
} from '../removal/remove-with-files.ts'
import { listTrash, restoreFile } from '../removal/trash.ts'

const minute = 60_000
const day = 24 * 60 * minute
let folder: string
let backend: Backend
let bytes: Buffer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-sweep-'))
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  await joinInstallation(backend)
  bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
})

afterEach(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

/** Stores a picture under this path, as if so long ago. */
async function put(path: string, age = 0): Promise<string> {
  const { url } = await putPicture(backend, path, bytes, { contentType: 'image/png' })
  const then = new Date(Date.now() - age)
  utimesSync(join(folder, 'files', path), then, then)
  return url
}

const stored = async () => (await listServedFiles(backend.files)).map(({ path }) => path)
const inTrash = async () => (await listTrash(backend.files)).map(({ path }) => path)
const sweepNow = (later = 0) => backend.sweep({ now: new Date(Date.now() + later) })
const media = (url: string) => ({
  name: 'a',
  url: url,
  type: 'image' as const,
  size: 1,
  storagePath: parseStoredUrl(url),
})

/** One record of each kind, with all the files it can have. */
async function fillEverything(age = 0) {
  const { db } = backend
  const apartment = await addApartment(db, { ...newApartment, number: '1' })
  const photos = [await put('apartments/a/image_1700000000001_a.png', age)]
  photos.push(await put('apartments/a/image_1700000000002_b.png', age))
  await addApartmentImages(db, apartment.id, photos)
  await setApartmentBrochure(db, apartment.id, await put('apartments/a/brochure_1700000000003_c.pdf', age))
  const store = await addStore(db, { title: 't', description: 'd' })
  await setStoreImage(db, store.id, 'main', await put('stores/s/main_1700000000004_d.png', age))
  await setStoreImage(db, store.id, 'secondary', await put('stores/s/secondary_1700000000005_e.png', age))
  const imageUrl = await put('floorPlans/1_1_1700000000006_f.png', age)
  const plan = await addFloorPlan(
    db,
    { entrance: '1', floor: 1 },
    { imageUrl, imageWidth: 8, imageHeight: 8 },
  )
  const file = await addMediaFile(db, media(await put('media/1700000000007_g.png', age)))
  const heroImage = await put('media/1700000000008_hero-h.png', age)
  await saveDisplaySettings(db, 0, { ...defaultDisplaySettings, heroImage })
  return { apartment, store, plan, file, photos }
}

describe('files go with what they belong to, after the commit', () => {
  test('photos and brochure with the apartment', async () => {
    const { apartment } = await fillEverything()
    expect((await removeApartment(backend, apartment.id)).images).toHaveLength(2)
    expect((await stored()).filter((path) => path.startsWith('apartments/'))).toEqual([])
    expect((await listPicturePaths(backend.db)).filter((path) => path.startsWith('apartments/'))).toEqual([])
    expect(await inTrash()).toEqual([
      'apartments/a/brochure_1700000000003_c.pdf',
      'apartments/a/image_1700000000001_a.png',
      'apartments/a/image_1700000000002_b.png',
    ])
  })

  test('one photo, or the brochure', async () => {
    const { apartment, photos } = await fillEverything()
    await removeApartmentImage(backend, apartment.id, photos[0] ?? '')
    await removeApartmentBrochure(backend, apartment.id)
    expect((await stored()).filter((path) => path.startsWith('apartments/'))).toEqual([
      'apartments/a/image_1700000000002_b.png',
    ])
  })

  test('only a photo of that apartment', async () => {
    const { apartment } = await fillEverything()
    const foreign = await put('parking/floor_1_1700000000009.jpg')
    await expect(removeApartmentImage(backend, apartment.id, foreign)).rejects.toThrow(NotFound)
    expect(await stored()).toContain(parseStoredUrl(foreign))
  })

  test('the pictures of a store, the image of a plan, media files', async () => {
    const { store, plan, file } = await fillEverything()
    await removeStoreImage(backend, store.id, 'main')
    expect(await stored()).not.toContain('stores/s/main_1700000000004_d.png')
    await removeStore(backend, store.id)
    await removeFloorPlan(backend, plan.id)
    await removeMediaFiles(backend, [file.id])
    expect((await stored()).filter((path) => /^(stores|floorPlans)/.test(path))).toEqual([])
    expect((await stored()).filter((path) => path.startsWith('media/'))).toEqual([
      'media/1700000000008_hero-h.png',
    ])
  })

  test('but not while another record needs them', async () => {
    const url = await put('media/1700000000001_a.png')
    const { id } = await addMediaFile(backend.db, media(url))
    await saveDisplaySettings(backend.db, 0, { ...defaultDisplaySettings, heroImage: url })
    await removeMediaFiles(backend, [id])
    expect(await stored()).toEqual([parseStoredUrl(url)])
    expect(await findPictures(backend.db, [url])).toHaveProperty([url])
  })

  test('a file that cannot be moved to the trash is logged and does not bring the record back', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { file } = await fillEverything()
    const files = { ...backend.files, move: () => Promise.reject(new Error('disk trouble')) }
    expect(await removeMediaFiles({ ...backend, files }, [file.id])).toHaveLength(1)
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('the sweep', () => {
  test('keeps every file that a record points to, and what was laid there by hand', async () => {
    await fillEverything(3 * day)
    await put('media/location.jpg', 300 * day)
    const before = await stored()
    await sweepNow()
    expect(await stored()).toEqual(before)
    expect(await listPicturePaths(backend.db)).toEqual(before.toSorted())
  })

  test('removes what nothing points to, once it is an hour old; in media/ a day', async () => {
    for (const [age, name] of [
      [59 * minute, 'young'],
      [61 * minute, 'old'],
    ] as const) {
      await put(`apartments/a/image_1700000000001_${name}.png`, age)
      await put(`stores/a/main_1700000000001_${name}.png`, age)
      await put(`floorPlans/1_1_1700000000001_${name}.png`, age)
      await put(`media/1700000000001_${name}.png`, age)
    }
    await put('media/1700000000002_older.png', day + minute)
    await sweepNow()
    expect(await stored()).toEqual([
      'apartments/a/image_1700000000001_young.png',
      'floorPlans/1_1_1700000000001_young.png',
      'media/1700000000001_old.png',
      'media/1700000000001_young.png',
      'stores/a/main_1700000000001_young.png',
    ])
    expect(await listPicturePaths(backend.db)).toEqual(await stored())
    expect(await inTrash()).toEqual([
      'apartments/a/image_1700000000001_old.png',
      'floorPlans/1_1_1700000000001_old.png',
      'media/1700000000002_older.png',
      'stores/a/main_1700000000001_old.png',
    ])
  })

  test('keeps the newest parking plan of each level', async () => {
    for (const path of [
      'parking/floor_-1_1700000000001.jpg',
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003000000.jpg',
    ])
      await put(path, 2 * day)
    await sweepNow()
    expect(await stored()).toEqual([
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003000000.jpg',
    ])
  })

  test('removes what broken-off uploads left on the disk, once it is an hour old', async () => {
    const remains = (age: number, name: string) => {
      for (const path of [
        `arriving/${name}`,
        `files/.arriving/${name}`,
        `files/.details/media/${name}.json`,
      ]) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), '{}')
        const then = new Date(Date.now() - age)
        utimesSync(join(folder, path), then, then)
      }
    }
    remains(59 * minute, 'young')
    remains(61 * minute, 'old')
    await put('media/location.jpg', 300 * day)
    await sweepNow()
    expect(readdirSync(join(folder, 'arriving'))).toEqual(['young'])
    expect(readdirSync(join(folder, 'files/.arriving'))).toEqual(['young'])
    expect(readdirSync(join(folder, 'files/.details/media')).toSorted()).toEqual([
      'location.jpg.json',
      'young.json',
    ])
  })

  test('drops derived pictures whose picture is gone', async () => {
    const path = 'media/location.jpg'
    await put(path)
    const file = await backend.files.head(path)
    if (file) await backend.pictures.find(file, 320, 'webp')
    await sweepNow()
    expect(existsSync(join(folder, 'derived', path))).toBe(true)
    await backend.files.delete(path)
    await sweepNow()
    expect(existsSync(join(folder, 'derived', path))).toBe(false)
  })
})

/** Files that nothing points to, and `needed` ones that a record does. */
async function fill(unneeded: number, needed: number) {
  for (let index = 0; index < unneeded; index++)
    await put(`floorPlans/1_1_${1700000000000 + index}_lost.png`, 2 * day)
  for (let index = 0; index < needed; index++)
    await addMediaFile(backend.db, media(await put(`media/${1800000000000 + index}_kept.png`, 2 * day)))
}

describe('the sweep refuses', () => {
  test('when more than a fifth of the uploads would go, and says what to check', async () => {
    await fill(11, 43)
    const before = await stored()
    const refusal = await sweepNow()
    expect(refusal).toContain('no record points to 11 of 54')
    for (const word of ['DATA_DIR', 'DATABASE_URL', 'npm run files -- sweep']) expect(refusal).toContain(word)
    expect(await stored()).toEqual(before)
    expect(await inTrash()).toEqual([])
    expect(await backend.sweep({ now: new Date(), anyNumber: true })).toBeUndefined()
    expect(await stored()).toHaveLength(43)
  })

  test('but not for just a fifth', async () => {
    await fill(11, 44)
    expect(await sweepNow()).toBeUndefined()
    expect(await stored()).toHaveLength(44)
  })

  test('nor for ten files, whatever their share', async () => {
    await fill(10, 1)
    expect(await sweepNow()).toBeUndefined()
    expect(await inTrash()).toHaveLength(10)
  })
})

describe('the trash', () => {
  const path = 'media/1700000000007_g.png'

  test('keeps a file for thirty days, whatever the disk says of its age', async () => {
    const { file } = await fillEverything()
    await removeMediaFiles(backend, [file.id])
    const [lain] = (await listAllFiles(backend.files, 'trash/')).map((each) => each.path)
    utimesSync(join(folder, 'files', lain ?? ''), new Date(0), new Date(0))
    await sweepNow(30 * day - minute)
    expect(await inTrash()).toEqual([path])
    await sweepNow(30 * day + minute)
    expect(await inTrash()).toEqual([])
  })

  test('is left alone where it holds what we did not put there', async () => {
    mkdirSync(join(folder, 'files/trash'))
    writeFileSync(join(folder, 'files/trash/by-hand.png'), bytes)
    await sweepNow(400 * day)
    expect(await inTrash()).toEqual([])
    expect(existsSync(join(folder, 'files/trash/by-hand.png'))).toBe(true)
  })

  test('gives a file back as it was, with what is known of the picture', async () => {
    const { file } = await fillEverything()
    const before = await backend.files.head(path)
    const known = await findPictures(backend.db, [file.url])
    await removeMediaFiles(backend, [file.id])
    expect(await findPictures(backend.db, [file.url])).toEqual({})
    const [lain] = await listTrash(backend.files)
    expect(lain && (await restoreFile(backend, lain))).toBe(true)
    expect(await backend.files.head(path)).toMatchObject({
      contentType: 'image/png',
      size: before?.size,
      metadata: before?.metadata,
    })
    expect(await findPictures(backend.db, [file.url])).toEqual(known)
    expect(await inTrash()).toEqual([])
  })

  test('overwrites nothing that is at the place again', async () => {
    const { file } = await fillEverything()
    await removeMediaFiles(backend, [file.id])
    await put(path)
    const [lain] = await listTrash(backend.files)
    expect(lain && (await restoreFile(backend, lain))).toBe(false)
    expect(await inTrash()).toEqual([path])
  })

  test('what is put back has as long as a new upload until the sweep looks at it', async () => {
    await put('stores/s/main_1700000000004_d.png', 2 * day)
    await sweepNow()
    const [lain] = await listTrash(backend.files)
    if (lain) await restoreFile(backend, lain)
    await sweepNow(59 * minute)
    expect(await stored()).toHaveLength(1)
    await sweepNow(61 * minute)
    expect(await stored()).toEqual([])
  })

  test('is no place for parking plans to be found in', async () => {
    const plan = 'parking/floor_1_1700000000003.jpg'
    await put(plan, 2 * day)
    await put('parking/floor_1_1700000000004.jpg', 2 * day)
    await sweepNow()
    expect(await inTrash()).toEqual([plan])
    await backend.files.delete('parking/floor_1_1700000000004.jpg')
    expect(await findParkingPlan(backend.files, 1)).toBeUndefined()
  })
})
