import { describe, expect, test, vi } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import {
  fillEverything,
  inTrash,
  mediaFileAt,
  openForEachTest,
  put,
  stored,
  sweepNow,
  sweptBackend,
} from '../../tests/swept-backend.ts'
import { addApartment, addApartmentImages, findApartment } from '../data/apartments.ts'
import { addMediaFile } from '../data/files/media-files.ts'
import { findStoredImages, listStoredImagePaths } from '../data/files/stored-images.ts'
import { listParkingPlans, setParkingPlan } from '../data/plans/parking-plans.ts'
import { NotFound } from '../data/records/record-errors.ts'
import { saveHomePage } from '../data/settings.ts'
import { discardFiles } from './discard-files.ts'
import {
  copyApartmentPhotos,
  removeApartment,
  removeApartmentBrochure,
  removeApartmentImage,
  removeFloorPlan,
  removeMediaFiles,
  removeParkingPlan,
  removeStore,
  removeStoreImage,
} from './remove-with-files.ts'

openForEachTest()

describe('files are discarded with their record, after the commit', () => {
  test('photos and brochure of an apartment', async () => {
    const { apartment } = await fillEverything()
    expect((await removeApartment(sweptBackend, apartment.id)).images).toHaveLength(2)
    expect((await stored()).filter((path) => path.startsWith('apartments/'))).toEqual([])
    expect(
      (await listStoredImagePaths(sweptBackend.db)).filter((path) => path.startsWith('apartments/')),
    ).toEqual([])
    expect(await inTrash()).toEqual([
      'apartments/a/brochure_1700000000003_c.pdf',
      'apartments/a/image_1700000000001_a.png',
      'apartments/a/image_1700000000002_b.png',
    ])
  })

  test('one photo, or the brochure', async () => {
    const { apartment, photos } = await fillEverything()
    await removeApartmentImage(sweptBackend, apartment.id, photos[0] ?? '')
    await removeApartmentBrochure(sweptBackend, apartment.id)
    expect((await stored()).filter((path) => path.startsWith('apartments/'))).toEqual([
      'apartments/a/image_1700000000002_b.png',
    ])
  })

  test('not a photo that the apartment does not have', async () => {
    const { apartment } = await fillEverything()
    const foreign = await put('parking/floor_1_1700000000009.jpg')
    await expect(removeApartmentImage(sweptBackend, apartment.id, foreign)).rejects.toThrow(NotFound)
    expect(await stored()).toContain(parseStoredUrl(foreign))
  })

  test('the images of a store, the image of a plan, media files', async () => {
    const { store, plan, file } = await fillEverything()
    await removeStoreImage(sweptBackend, store.id, 'main')
    expect(await stored()).not.toContain('stores/s/main_1700000000004_d.png')
    await removeStore(sweptBackend, store.id)
    await removeFloorPlan(sweptBackend, plan.id)
    await removeMediaFiles(sweptBackend, [file.id])
    expect((await stored()).filter((path) => /^(stores|floorPlans)/.test(path))).toEqual([])
    expect((await stored()).filter((path) => path.startsWith('media/'))).toEqual([
      'media/1700000000008_hero-h.png',
    ])
  })

  test('the image of a parking level, which the sweep does not restore', async () => {
    const url = await put('parking/floor_1_1700000000009.jpg')
    await setParkingPlan(sweptBackend.db, 1, { imageUrl: url, imageWidth: 8, imageHeight: 8 })
    const [plan] = await listParkingPlans(sweptBackend.db)
    await removeParkingPlan(sweptBackend, plan?.id ?? '')
    expect(await inTrash()).toEqual(['parking/floor_1_1700000000009.jpg'])
    await sweepNow()
    expect(await listParkingPlans(sweptBackend.db)).toEqual([])
  })

  test('but not while another record points to them', async () => {
    const url = await put('media/1700000000001_a.png')
    const { id } = await addMediaFile(sweptBackend.db, mediaFileAt(url))
    await saveHomePage(sweptBackend.db, 0, { ...emptyHomePage, heroImage: url })
    await removeMediaFiles(sweptBackend, [id])
    expect(await stored()).toEqual([parseStoredUrl(url)])
    expect(await findStoredImages(sweptBackend.db, [url])).toHaveProperty([url])
  })

  test('photos of two apartments stay until neither shows them', async () => {
    const add = async (number: string) =>
      (await addApartment(sweptBackend.db, { ...newApartment(defaultBuilding), number })).id
    const [source, apartment] = [await add('1'), await add('2')]
    const [shared, own] = [
      await put('apartments/a/image_1700000000001_a.png'),
      await put('apartments/b/image_1700000000002_b.png'),
    ]
    await addApartmentImages(sweptBackend.db, source, [shared])
    const { revision } = await addApartmentImages(sweptBackend.db, apartment, [own])
    await copyApartmentPhotos(sweptBackend, source, {
      apartments: [{ id: apartment, revision }],
      way: 'replace',
    })
    expect(await inTrash()).toEqual(['apartments/b/image_1700000000002_b.png'])
    await removeApartment(sweptBackend, source)
    await sweepNow()
    expect((await findApartment(sweptBackend.db, apartment))?.images).toEqual([shared])
    expect(await stored()).toEqual([parseStoredUrl(shared)])
    await removeApartment(sweptBackend, apartment)
    expect(await stored()).toEqual([])
  })

  test('a file that cannot be moved to the trash is logged and does not restore the record', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { file } = await fillEverything()
    const files = { ...sweptBackend.files, move: () => Promise.reject(new Error('disk trouble')) }
    expect(await removeMediaFiles({ ...sweptBackend, files }, [file.id])).toHaveLength(1)
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  test('a file store that hangs does not delay the response; the files are discarded when it is available again', async () => {
    const urls = [await put('media/1700000000001_a.png'), await put('media/1700000000002_b.png')]
    const back = Promise.withResolvers<void>()
    const move: typeof sweptBackend.files.move = (from, to) =>
      back.promise.then(() => sweptBackend.files.move(from, to))
    await discardFiles({ ...sweptBackend, files: { ...sweptBackend.files, move } }, urls, 20)
    expect(await inTrash()).toEqual([])
    back.resolve()
    await expect.poll(() => listStoredImagePaths(sweptBackend.db)).toEqual([])
    expect(await inTrash()).toHaveLength(2)
  })
})
