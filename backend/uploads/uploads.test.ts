import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import { pdf } from '../../tests/e2e/test-images.ts'
import {
  jpeg,
  mediaTarget,
  openForThisFile,
  png,
  read,
  sendUpload,
  storedPaths,
  uploader,
  uploadsBackend,
} from '../../tests/uploads-under-test.ts'
import { addApartment, findApartment } from '../data/apartments.ts'
import { listMediaFiles } from '../data/files/media-files.ts'
import { findStoredImages } from '../data/files/stored-images.ts'
import { listChanges } from '../data/history/changes.ts'
import { findFloorPlan, updateFloorPlan } from '../data/plans/floor-plans.ts'
import { listParkingPlans } from '../data/plans/parking-plans.ts'
import { addStore, findStore } from '../data/stores.ts'

openForThisFile()

describe('a file is stored and linked to its target', () => {
  test('a photo of an apartment', async () => {
    const { id } = await addApartment(uploadsBackend.db, { ...newApartment(defaultBuilding), number: '1' })
    const { url } = await sendUpload({ uploader: 'apartmentPhoto', apartmentId: id }, jpeg)
    expect(url).toMatch(new RegExp(`^/files/apartments/${id}/image_\\d{19}_Snimka\\.jpg$`))
    expect(await findApartment(uploadsBackend.db, id)).toMatchObject({ images: [url], mainImage: url })
    const { [url]: image } = await findStoredImages(uploadsBackend.db, [url])
    expect(image).toMatchObject({ width: 60, height: 40 })
    expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
    const [newest] = await listChanges(uploadsBackend.db, { recordId: id })
    expect(newest?.actor).toEqual(uploader)
  })

  test('a brochure, which replaces the earlier one', async () => {
    const { id } = await addApartment(uploadsBackend.db, { ...newApartment(defaultBuilding), number: '1' })
    const target = { uploader: 'brochure', apartmentId: id } as const
    await sendUpload(target, pdf, { name: 'first.pdf' })
    const { url } = await sendUpload(target, pdf, { name: 'second.pdf' })
    expect(await storedPaths()).toEqual([parseStoredUrl(url)])
    expect((await findApartment(uploadsBackend.db, id))?.brochureUrl).toBe(url)
    expect(await read(url)).toMatchObject({ contentType: 'application/pdf', bytes: pdf })
  })

  test('the images of a store, which replace the earlier ones', async () => {
    const { id } = await addStore(uploadsBackend.db, { title: 'Кафе', description: 'На партера', price: 0 })
    await sendUpload({ uploader: 'storeImage', storeId: id, slot: 'main' }, png)
    const main = await sendUpload({ uploader: 'storeImage', storeId: id, slot: 'main' }, png)
    const secondary = await sendUpload({ uploader: 'storeImage', storeId: id, slot: 'secondary' }, jpeg)
    expect(await findStore(uploadsBackend.db, id)).toMatchObject({
      mainImage: main.url,
      secondaryImage: secondary.url,
    })
    expect(await storedPaths()).toHaveLength(2)
    expect(secondary.url).toContain(`/stores/${id}/secondary_`)
  })

  test('a floor plan with its size and metadata; a sharper one keeps the outlines', async () => {
    const place = { entrance: '2', floor: 7 } as const
    const first = await sendUpload({ uploader: 'floorPlan', ...place }, png, { name: 'план.png' })
    expect(first.url).toMatch(/^\/files\/floorPlans\/2_7_\d{19}_plan\.png$/)
    expect((await read(first.url)).metadata).toMatchObject({
      uploadedBy: 'user-1',
      entrance: '2',
      floor: '7',
      uploadedAt: expect.stringMatching(/^\d{4}-/),
    })
    const plan = await findFloorPlan(uploadsBackend.db, place)
    expect(plan).toMatchObject({ imageUrl: first.url, imageWidth: 60, imageHeight: 40 })
    const points = [0, 10, 20].map((x) => ({ x, y: 40 - x }))
    await updateFloorPlan(uploadsBackend.db, plan?.id ?? '', 1, [{ id: 's', apartmentId: null, points }])

    const larger = await sharp(png).resize(120, 80).png().toBuffer()
    await sendUpload({ uploader: 'floorPlan', ...place }, larger)
    const replaced = await findFloorPlan(uploadsBackend.db, place)
    expect(replaced).toMatchObject({ imageWidth: 120, revision: 3 })
    expect(replaced?.outlines[0]?.points[2]).toEqual({ x: 40, y: 40 })
    expect(await storedPaths()).toHaveLength(1)
  })

  test('a parking plan: the newest of its level is shown', async () => {
    const target = { uploader: 'parkingPlan', level: -1 } as const
    await sendUpload(target, png)
    const { url } = await sendUpload(target, jpeg)
    expect(url).toMatch(/^\/files\/parking\/floor_-1_\d{19}\.jpg$/)
    expect(await listParkingPlans(uploadsBackend.db)).toMatchObject([
      { level: -1, imageUrl: url, imageWidth: 60, imageHeight: 40 },
    ])
    expect((await read(url)).metadata).toMatchObject({ uploadedBy: 'admin', floor: '-1' })
  })

  test('a parking plan as TIFF: its first page becomes an image that browsers show', async () => {
    const scan = await sharp([png, png], { join: { animated: true } })
      .tiff()
      .toBuffer()
    const print = await sharp(png).toColourspace('cmyk').tiff().toBuffer()
    for (const bytes of [scan, print]) {
      const stored = await sendUpload({ uploader: 'parkingPlan', level: 1 }, bytes, { name: 'план.tif' })
      expect(stored).toMatchObject({ contentType: 'image/png', width: 60, height: 40 })
      const { contentType, bytes: storedBytes } = await read(stored.url)
      expect(contentType).toBe('image/png')
      expect(await sharp(storedBytes).metadata()).toMatchObject({ format: 'png', space: 'srgb' })
    }
  })

  test('an image of the home page, linked later by its form', async () => {
    const { url } = await sendUpload({ uploader: 'displayImage', slot: 'hero' }, jpeg, { name: 'море.jpg' })
    expect(url).toMatch(/^\/files\/media\/\d{19}_hero-more\.jpg$/)
    expect(await listMediaFiles(uploadsBackend.db)).toEqual([])
  })

  test('a mediaTarget file with its original name', async () => {
    const name = '../../Брошура \0„Бриз“.pdf'
    const { url } = await sendUpload(mediaTarget, pdf, { name })
    expect(url).toMatch(/^\/files\/media\/\d{19}_Broshura-Briz\.pdf$/)
    expect(await listMediaFiles(uploadsBackend.db)).toMatchObject([
      {
        name: 'Брошура „Бриз“.pdf',
        url: url,
        type: 'document',
        size: pdf.length,
        storagePath: parseStoredUrl(url),
      },
    ])
  })
})

test('files of the same name that arrive together get different paths', async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => sendUpload(mediaTarget, jpeg)))
  expect(new Set(results.map(({ url }) => url)).size).toBe(12)
  expect(await storedPaths()).toHaveLength(12)
})

test.each([
  ['a floor plan', { uploader: 'floorPlan', entrance: '1', floor: 2 }],
  ['a parking plan', { uploader: 'parkingPlan', level: -1 }],
] as const)('%s is ready in the sizes that pages offer before anybody asks for them', async (_, target) => {
  const wide = { width: 1400, height: 900, channels: 3, background: 'white' } as const
  const { url } = await sendUpload(target, await sharp({ create: wide }).png().toBuffer())
  const path = parseStoredUrl(url)
  // Without the original nothing can be generated: a size that is found now was generated before.
  await uploadsBackend.files.delete(path)
  for (const width of [320, 640, 960, 1280, 1920] as const)
    expect(await uploadsBackend.images.find({ path }, width, 'avif')).toMatchObject({
      contentType: 'image/avif',
    })
})
