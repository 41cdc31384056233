import { describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  deleteApartment,
  findApartment,
  setApartmentMainImage,
} from '../../backend/data/apartments.ts'
import { addMediaFile, deleteMediaFiles } from '../../backend/data/files/media-files.ts'
import { addMediaToApartment, copyPhotos, OtherType } from '../../backend/data/photo-sets.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { OpenedData } from './opened-data.ts'

/** Photos that come from the media library or from another apartment. */
export function photoSetsContract(data: OpenedData) {
  const add = async (photos: string[], values: Partial<ApartmentValues> = {}) => {
    const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1', ...values })
    return addApartmentImages(data.db, id, photos)
  }
  const addMedia = (name: string, type: 'image' | 'document' = 'image') =>
    addMediaFile(data.db, { name, url: `/files/media/${name}`, type, size: 1, storagePath: `media/${name}` })
  const photosOf = async (id: string) => (await findApartment(data.db, id))?.images

  describe('photos from the media library', () => {
    test('are added in the order of the selection, each once', async () => {
      const { id } = await add([])
      const [a, b] = [await addMedia('a.jpg'), await addMedia('b.jpg')]
      await addMediaToApartment(data.db, id, [b.id, a.id])
      await addMediaToApartment(data.db, id, [a.id])
      expect(await findApartment(data.db, id)).toMatchObject({
        images: ['/files/media/b.jpg', '/files/media/a.jpg'],
        mainImage: '/files/media/b.jpg',
      })
    })

    test('are all refused when one is deleted or not a photo', async () => {
      const { id } = await add([])
      const a = await addMedia('a.jpg')
      const gone = await addMedia('b.jpg')
      await deleteMediaFiles(data.db, [gone.id])
      for (const other of [gone, await addMedia('c.gif'), await addMedia('d.pdf', 'document')])
        await expect(addMediaToApartment(data.db, id, [a.id, other.id])).rejects.toThrow(NotFound)
      expect(await photosOf(id)).toEqual([])
    })
  })

  describe('copying photos to apartments of the same type', () => {
    test('adds them to the photos of the others', async () => {
      const source = await add(['/a', '/b'])
      const [empty, full] = [await add([]), await add(['/c', '/b'])]
      expect(await copyPhotos(data.db, source.id, { apartments: [empty, full], way: 'add' })).toEqual([])
      expect(await findApartment(data.db, empty.id)).toMatchObject({ images: ['/a', '/b'], mainImage: '/a' })
      expect(await findApartment(data.db, full.id)).toMatchObject({
        images: ['/c', '/b', '/a'],
        mainImage: '/c',
      })
    })

    test('replaces the photos of the others, main photo included, and returns the replaced URLs', async () => {
      const source = await add(['/a', '/b'])
      const apartment = await add(['/c', '/b'])
      await setApartmentMainImage(data.db, source.id, '/b')
      expect(await copyPhotos(data.db, source.id, { apartments: [apartment], way: 'replace' })).toEqual([
        '/c',
        '/b',
      ])
      expect(await findApartment(data.db, apartment.id)).toMatchObject({
        images: ['/a', '/b'],
        mainImage: '/b',
      })
      await deleteApartment(data.db, source.id)
      expect(await photosOf(apartment.id)).toEqual(['/a', '/b'])
    })

    test('changes nothing when one of the apartments is of another type, deleted, changed, or the source itself', async () => {
      const source = await add(['/a'])
      const [apartment, changed, gone] = [await add(['/b']), await add(['/c']), await add([])]
      const other = await add([], { type: '1-bedroom' })
      await addApartmentImages(data.db, changed.id, ['/d'])
      await deleteApartment(data.db, gone.id)
      const replace = (...apartments: { id: string; revision: number }[]) =>
        copyPhotos(data.db, source.id, { apartments, way: 'replace' })
      await expect(replace(apartment, other)).rejects.toThrow(OtherType)
      await expect(replace(apartment, source)).rejects.toThrow(OtherType)
      await expect(replace(apartment, gone)).rejects.toThrow(NotFound)
      await expect(replace(apartment, changed)).rejects.toThrow(StaleRevision)
      expect(await photosOf(apartment.id)).toEqual(['/b'])
    })

    test('replaces nothing when the source has no photos', async () => {
      const [source, apartment] = [await add([]), await add(['/b'])]
      await expect(
        copyPhotos(data.db, source.id, { apartments: [apartment], way: 'replace' }),
      ).rejects.toThrow(StaleRevision)
      expect(await photosOf(apartment.id)).toEqual(['/b'])
    })

    test('in opposite directions at once is done one after the other', async () => {
      const [one, two] = [await add(['/a']), await add(['/b'])]
      await Promise.all([
        copyPhotos(data.db, one.id, { apartments: [two], way: 'add' }),
        copyPhotos(data.db, two.id, { apartments: [one], way: 'add' }),
      ])
      expect((await photosOf(one.id))?.toSorted()).toEqual(['/a', '/b'])
      expect((await photosOf(two.id))?.toSorted()).toEqual(['/a', '/b'])
    })
  })
}
