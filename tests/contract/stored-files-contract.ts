import { expect, test } from 'vitest'
import { addApartment, addApartmentImages, setApartmentBrochure } from '../../backend/data/apartments.ts'
import { saveBuilding } from '../../backend/data/building.ts'
import { findFileUses, listReferencedPaths } from '../../backend/data/files/file-references.ts'
import {
  addMediaFile,
  deleteMediaFiles,
  findMediaPage,
  listMediaFiles,
} from '../../backend/data/files/media-files.ts'
import {
  addStoredImage,
  deleteStoredImages,
  findStoredImages,
  listStoredImagePaths,
} from '../../backend/data/files/stored-images.ts'
import { setPanoramaImage } from '../../backend/data/panoramas.ts'
import { addBuildingView } from '../../backend/data/plans/building-views.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { saveHomePage } from '../../backend/data/settings.ts'
import { addStore, setStoreImage } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import type { OpenedData } from './opened-data.ts'

/** Media files, details of images, and references to stored files. */
export function storedFilesContract(data: OpenedData) {
  test('media files are listed newest first, and many are deleted at once', async () => {
    const file = {
      url: '/files/m',
      type: 'image',
      size: 5_000_000_000,
      storagePath: 'media/1_m.png',
    } as const
    const ids = []
    for (const name of ['a', 'b', 'c']) {
      ids.push((await addMediaFile(data.db, { ...file, name })).id)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect((await listMediaFiles(data.db)).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    expect((await listMediaFiles(data.db))[0]?.size).toBe(5_000_000_000)
    const page = async (page: number, wanted = {}) => {
      const { files, ...found } = await findMediaPage(data.db, { page, size: 2, ...wanted })
      return { ...found, names: files.map(({ name }) => name).join() }
    }
    expect(await page(1)).toEqual({ page: 1, total: 3, names: 'c,b' })
    expect(await page(9)).toEqual({ page: 2, total: 3, names: 'a' })
    expect(await page(1, { search: 'Б' })).toEqual({ page: 1, total: 0, names: '' })
    expect(await page(1, { search: 'B' })).toEqual({ page: 1, total: 1, names: 'b' })
    expect(await page(2, { photosOnly: true })).toEqual({ page: 2, total: 3, names: 'a' })
    expect(await deleteMediaFiles(data.db, [ids[0] ?? '', ids[1] ?? '', 'none'])).toHaveLength(2)
    expect(await deleteMediaFiles(data.db, [])).toEqual([])
    expect(await listMediaFiles(data.db)).toHaveLength(1)
  })

  test('image details are found by URL, several at once', async () => {
    const details = { width: 4000, height: 3000, placeholder: 'data:image/webp;base64,AA==' }
    await addStoredImage(data.db, 'media/1_a.png', details)
    await addStoredImage(data.db, 'media/2_b.png', details)
    await addStoredImage(data.db, 'media/1_a.png', { ...details, width: 10 })
    const urls = ['/files/media/1_a.png', '/files/media/none.png', null, '', 'https://example.com/x.png']
    expect(await findStoredImages(data.db, urls)).toEqual({
      '/files/media/1_a.png': { url: '/files/media/1_a.png', ...details, width: 10 },
    })
    expect(await findStoredImages(data.db, [])).toEqual({})
    expect(await listStoredImagePaths(data.db)).toEqual(['media/1_a.png', 'media/2_b.png'])
    await deleteStoredImages(data.db, ['media/1_a.png', 'media/none.png'])
    await deleteStoredImages(data.db, [])
    expect(await listStoredImagePaths(data.db)).toEqual(['media/2_b.png'])
    expect(data.published).toEqual([])
  })

  test('every path that a record refers to is listed', async () => {
    const { id } = await addApartment(data.db, newApartment(defaultBuilding))
    await addApartmentImages(data.db, id, ['/files/apartments/1/a.png', '/files/apartments/1/b.png'])
    await setApartmentBrochure(data.db, id, '/files/apartments/1/c.pdf')
    const store = await addStore(data.db, { title: 't', description: 'd', price: 0 })
    await setStoreImage(data.db, store.id, 'secondary', '/files/stores/1/d.png')
    await addFloorPlan(
      data.db,
      { entrance: '1', floor: 2 },
      { imageUrl: '/files/floorPlans/e.png', imageWidth: 1, imageHeight: 1 },
    )
    const url = '/files/media/f.png'
    await addMediaFile(data.db, { name: 'f', url, type: 'image', size: 1, storagePath: 'media/f.png' })
    const hero = '/files/media/g.png'
    const interior = { image: '/files/media/i.png', caption: 'Дневна', isSample: true }
    await saveHomePage(data.db, 0, { ...emptyHomePage, heroImage: hero, interiors: [interior] })
    const logo = '/files/media/j.png'
    await saveBuilding(data.db, 0, { ...defaultBuilding, logo })
    const view = { imageUrl: '/files/media/h.webp', imageWidth: 1, imageHeight: 1 }
    await addBuildingView(data.db, { id: 'v', name: 'Отпред', ...view })
    const [day, dusk] = ['/files/panoramas/p/day_1.webp', '/files/panoramas/p/dusk_2.webp']
    await setPanoramaImage(data.db, 'p', 'day', { url: day, width: 80, height: 10 })
    await setPanoramaImage(data.db, 'p', 'dusk', { url: dusk, width: 80, height: 10 })
    expect([...(await listReferencedPaths(data.db))].toSorted()).toEqual([
      'apartments/1/a.png',
      'apartments/1/b.png',
      'apartments/1/c.pdf',
      'floorPlans/e.png',
      'media/f.png',
      'media/g.png',
      'media/h.webp',
      'media/i.png',
      'media/j.png',
      'panoramas/p/day_1.webp',
      'panoramas/p/dusk_2.webp',
      'stores/1/d.png',
    ])
    const photo = '/files/apartments/1/a.png'
    const used = [photo, '/files/floorPlans/e.png', view.imageUrl, dusk, hero, logo, url]
    expect(await findFileUses(data.db, used)).toEqual({
      [photo]: [{ kind: 'apartment', id, number: '', entrance: '1' }],
      '/files/floorPlans/e.png': [{ kind: 'floorPlan', entrance: '1', floor: 2 }],
      [view.imageUrl]: [{ kind: 'buildingView', id: 'v', name: 'Отпред' }],
      [dusk]: [{ kind: 'panorama', id: 'p', entrance: '', firstFloor: 1, lastFloor: 11 }],
      [hero]: [{ kind: 'settings', id: 'display' }],
      [logo]: [{ kind: 'building' }],
    })
  })
}
