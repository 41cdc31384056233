import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newApartment } from '../../domain/apartment.ts'
import { defaultDisplaySettings } from '../../domain/settings.ts'
import { parseStoredAddress, storedAddress } from '../../domain/stored-path.ts'
import { readConfig } from '../config.ts'
import { addApartment, addApartmentImages, setApartmentBrochure } from '../data/apartments.ts'
import { addFloorPlan } from '../data/floor-plans.ts'
import { addMediaFile } from '../data/media-files.ts'
import { findPictures, listPicturePaths } from '../data/pictures.ts'
import { NotFound } from '../data/revision.ts'
import { saveDisplaySettings } from '../data/settings.ts'
import { addStore, setStoreImage } from '../data/stores.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { type Backend, openBackend } from '../open.ts'
import { putPicture } from './put-picture.ts'
import {
  removeApartment,
  removeApartmentBrochure,
  removeApartmentImage,
  removeFloorPlan,
  removeMediaFiles,
  removeStore,
  removeStoreImage,
} from './remove-with-files.ts'

const minute = 60_000
const day = 24 * 60 * minute
let folder: string
let backend: Backend
let bytes: Buffer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-sweep-'))
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
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
  const { address } = await putPicture(backend, path, bytes, { contentType: 'image/png' })
  const then = new Date(Date.now() - age)
  utimesSync(join(folder, 'files', path), then, then)
  return address
}

const stored = async () => (await listAllFiles(backend.files, '')).map(({ path }) => path)
const media = (address: string) => ({
  name: 'a',
  url: address,
  type: 'image' as const,
  size: 1,
  storagePath: parseStoredAddress(address),
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
    expect(await stored()).toContain(parseStoredAddress(foreign))
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
    const address = await put('media/1700000000001_a.png')
    const { id } = await addMediaFile(backend.db, media(address))
    await saveDisplaySettings(backend.db, 0, { ...defaultDisplaySettings, heroImage: address })
    await removeMediaFiles(backend, [id])
    expect(await stored()).toEqual([parseStoredAddress(address)])
    expect(await findPictures(backend.db, [address])).toHaveProperty([address])
  })

  test('a file that cannot be deleted is logged and does not bring the record back', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { file } = await fillEverything()
    const files = { ...backend.files, delete: () => Promise.reject(new Error('disk trouble')) }
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
    await backend.sweep(new Date())
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
    await backend.sweep(new Date())
    expect(await stored()).toEqual([
      'apartments/a/image_1700000000001_young.png',
      'floorPlans/1_1_1700000000001_young.png',
      'media/1700000000001_old.png',
      'media/1700000000001_young.png',
      'stores/a/main_1700000000001_young.png',
    ])
    expect(await listPicturePaths(backend.db)).toEqual(await stored())
  })

  test('keeps the newest parking plan of each level', async () => {
    for (const path of [
      'parking/floor_-1_1700000000001.jpg',
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003.jpg',
    ])
      await put(path, 2 * day)
    await backend.sweep(new Date())
    expect(await stored()).toEqual([
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003.jpg',
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
    await backend.sweep(new Date())
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
    await backend.sweep(new Date())
    expect(existsSync(join(folder, 'derived', path))).toBe(true)
    await backend.files.delete(path)
    await backend.sweep(new Date())
    expect(existsSync(join(folder, 'derived', path))).toBe(false)
    expect(await findPictures(backend.db, [storedAddress(path)])).toEqual({})
  })
})
