import { describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  deleteApartment,
  findApartmentWithNotes,
  orderApartmentImages,
  setApartmentBrochure,
  setApartmentMainImage,
  updateApartment,
} from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { addMediaFile, deleteMediaFiles, listMediaFiles } from '../../backend/data/files/media-files.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findHistoryPage } from '../../backend/data/history/history.ts'
import { findRecordFacts } from '../../backend/data/history/record-facts.ts'
import { findRemoval, restoreRecord, restoreWarnings } from '../../backend/data/history/restore-record.ts'
import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
} from '../../backend/data/parking-spots.ts'
import { addFloorPlan, findFloorPlan, saveOutlines } from '../../backend/data/plans/floor-plans.ts'
import { findParkingPlan, setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addStore, deleteStore, findStore, listStores, setStoreImage } from '../../backend/data/stores.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { type RestorableCollection, retentionDays } from '../../domain/record/removal.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/floorPlans/e.png', imageWidth: 100, imageHeight: 100 }
const points = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
]
const urls = ['/files/apartments/1/a.png', '/files/apartments/1/b.png']

async function restoreRemoved(
  db: Database,
  collection: RestorableCollection,
  id: string,
  without: string[] = [],
) {
  await restoreRecord(db, await findRemoval(db, collection, id), without)
}

const outline = (id: string, apartmentId: string | null) => ({ id, apartmentId, points })

/** Deleted records are restored as they were. */
export function restoringContract(data: OpenedData) {
  const plan = (floor: number) => findFloorPlan(data.db, { entrance: '1', floor })

  async function addMaisonette() {
    const { db } = data
    const values: ApartmentValues = {
      ...newApartment(defaultBuilding),
      type: '2-bedroom-maisonette',
      number: '7',
      floor: 2,
      secondaryFloor: 3,
      internalNotes: 'ключът е в офиса',
    }
    const { id } = await addApartment(db, values)
    for (const floor of [2, 3])
      await addFloorPlan(db, { entrance: '1', floor }, image, [outline('own', id), outline('other', null)])
    await addApartmentImages(db, id, urls)
    await orderApartmentImages(db, id, urls.toReversed())
    await setApartmentMainImage(db, id, urls[0] ?? '')
    await setApartmentBrochure(db, id, '/files/apartments/1/c.pdf')
    return id
  }

  describe('a deleted record', () => {
    test('is found until it is restored', async () => {
      const { db } = data
      const [one, other] = [
        await addMaisonette(),
        (await addStore(db, { title: 'Аптека', description: '', price: 0 })).id,
      ]
      await deleteApartment(db, one)
      await deleteStore(db, other)
      const gone = async () => {
        const found = await findHistoryPage(db, { kind: 'removed', latest: '1' }, { page: 1, size: 50 })
        return found.changes.map(({ recordId }) => recordId)
      }
      expect((await gone()).sort()).toEqual([one, other].sort())
      await restoreRemoved(db, 'apartments', one)
      expect(await gone()).toEqual([other])
    })

    test('is restored with its id, notes, photos in order, brochure, and outlines on both floors', async () => {
      const id = await addMaisonette()
      const before = await findApartmentWithNotes(data.db, id)
      await deleteApartment(data.db, id)
      expect((await plan(3))?.outlines).toEqual([outline('own', null), outline('other', null)])
      await restoreRemoved(data.db, 'apartments', id)
      const { updatedAt: _, createdAt: __, ...values } = before ?? { updatedAt: '', createdAt: '' }
      expect(await findApartmentWithNotes(data.db, id)).toMatchObject({ ...values, revision: 7 })
      for (const floor of [2, 3])
        expect((await plan(floor))?.outlines).toEqual([outline('own', id), outline('other', null)])
    })

    test('is restored as one new change; a save that is based on an older revision is refused', async () => {
      const id = await addMaisonette()
      await deleteApartment(data.db, id)
      await restoreRemoved(data.db, 'apartments', id)
      const [latest] = await listChanges(data.db, { collection: 'apartments', recordId: id })
      expect(latest).toMatchObject({ kind: 'restored', fields: { number: { to: '7' } } })
      const { changes } = await findHistoryPage(data.db, { kind: 'restored' }, { page: 1, size: 9 })
      expect(changes.map(({ recordId }) => recordId)).toEqual([id])
      await expect(updateApartment(data.db, id, 5, newApartment(defaultBuilding))).rejects.toThrow(
        StaleRevision,
      )
    })

    test('does not get back an outline that was linked to another apartment or deleted', async () => {
      const id = await addMaisonette()
      await deleteApartment(data.db, id)
      const other = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '8', floor: 2 })
      const second = await plan(2)
      await saveOutlines(data.db, second?.id ?? '', second?.revision ?? 0, [outline('own', other.id)])
      const third = await plan(3)
      await saveOutlines(data.db, third?.id ?? '', third?.revision ?? 0, [])
      await restoreRemoved(data.db, 'apartments', id)
      expect((await plan(2))?.outlines).toEqual([outline('own', other.id)])
      expect((await plan(3))?.outlines).toEqual([])
    })

    test('is restored without the files that are missing', async () => {
      const id = await addMaisonette()
      await deleteApartment(data.db, id)
      await restoreRemoved(data.db, 'apartments', id, [urls[0] ?? '', '/files/apartments/1/c.pdf'])
      expect(await findApartmentWithNotes(data.db, id)).toMatchObject({
        images: [urls[1]],
        mainImage: urls[1],
        brochureUrl: null,
      })
    })

    test('a parking spot is restored with its outline', async () => {
      const { id } = await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: 'P-1' })
      const outlines = [{ id: 'own', linkedId: id, points }]
      await setParkingPlan(data.db, 1, image, outlines)
      await deleteParkingSpot(data.db, id)
      await restoreRemoved(data.db, 'parkingSpots', id)
      expect(await findParkingSpotWithNotes(data.db, id)).toMatchObject({ number: 'P-1', revision: 3 })
      expect((await findParkingPlan(data.db, 1))?.outlines).toEqual(outlines)
    })

    test('a store is restored at its position in the list, and a file in the media library', async () => {
      const store = await addStore(data.db, { title: 'Аптека', description: 'д', price: 0 })
      await setStoreImage(data.db, store.id, 'secondary', '/files/stores/1/d.png')
      await new Promise((resolve) => setTimeout(resolve, 2))
      await addStore(data.db, { title: 'Пекарна', description: 'д', price: 0 })
      await deleteStore(data.db, store.id)
      await restoreRemoved(data.db, 'stores', store.id)
      expect(await findStore(data.db, store.id)).toMatchObject({ secondaryImage: '/files/stores/1/d.png' })
      expect((await listStores(data.db)).map(({ title }) => title)).toEqual(['Аптека', 'Пекарна'])

      const values = { name: 'f', url: '/files/media/f.png', type: 'image', size: 1 } as const
      const file = await addMediaFile(data.db, { ...values, storagePath: 'media/f.png' })
      await deleteMediaFiles(data.db, [file.id])
      await restoreRemoved(data.db, 'media', file.id)
      expect(await listMediaFiles(data.db)).toEqual([{ ...file, revision: 3 }])
    })

    test('is restored once when several do it at the same moment; the others are refused', async () => {
      const id = await addMaisonette()
      await deleteApartment(data.db, id)
      const removal = await findRemoval(data.db, 'apartments', id)
      const results = await Promise.allSettled([1, 2, 3].map(() => restoreRecord(data.db, removal, [])))
      const refused = results.filter(({ status }) => status === 'rejected')
      expect(refused).toMatchObject([{ reason: { reason: 'back' } }, { reason: { reason: 'back' } }])
      await expect(findRemoval(data.db, 'apartments', id)).rejects.toMatchObject({ reason: 'back' })
      expect(
        (await listChanges(data.db, { recordId: id })).filter(({ kind }) => kind === 'restored'),
      ).toHaveLength(1)
    })

    test('that was restored and deleted again is restored from its newest removal', async () => {
      const { id } = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
        price: 1000,
      })
      await deleteApartment(data.db, id)
      const first = await findRemoval(data.db, 'apartments', id)
      await restoreRemoved(data.db, 'apartments', id)
      await updateApartment(data.db, id, 3, { ...newApartment(defaultBuilding), number: '1', price: 2000 })
      await deleteApartment(data.db, id)
      const newest = await findRemoval(data.db, 'apartments', id)
      const facts = await findRecordFacts(data.db, [{ collection: 'apartments', recordId: id }])
      expect(facts.get(id)).toMatchObject({ isGone: true, removedBy: newest.changeId })
      await expect(restoreRecord(data.db, first, [])).rejects.toMatchObject({ reason: 'back' })
      await restoreRemoved(data.db, 'apartments', id)
      expect(await findApartmentWithNotes(data.db, id)).toMatchObject({ price: 2000, revision: 6 })
    })

    test('is not restored after thirty days; an unknown record never is', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await deleteApartment(data.db, id)
      const old = new Date(Date.now() - (retentionDays * 24 + 1) * 3_600_000).toISOString()
      await data.engine.writer.updateTable('changes').set({ at: old }).where('kind', '=', 'removed').execute()
      await expect(findRemoval(data.db, 'apartments', id)).rejects.toMatchObject({ reason: 'late' })
      await expect(findRemoval(data.db, 'stores', 'none')).rejects.toMatchObject({ reason: 'unknown' })
    })

    test('whose values are no longer valid is refused, and nothing is changed', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await deleteApartment(data.db, id)
      const fields = JSON.stringify({ number: { from: '1' }, status: { from: 'burnt' } })
      await data.engine.writer.updateTable('changes').set({ fields }).where('kind', '=', 'removed').execute()
      await expect(restoreRemoved(data.db, 'apartments', id)).rejects.toMatchObject({ reason: 'values' })
      expect(await findApartmentWithNotes(data.db, id)).toBeUndefined()
    })

    test('leads to a warning when its number was taken meanwhile', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      const spot = await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: 'P-1' })
      await deleteApartment(data.db, id)
      await deleteParkingSpot(data.db, spot.id)
      const warnings = async () => [
        ...(await restoreWarnings(data.db, await findRemoval(data.db, 'apartments', id))),
        ...(await restoreWarnings(data.db, await findRemoval(data.db, 'parkingSpots', spot.id))),
      ]
      expect(await warnings()).toEqual([])
      await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: 'P-1' })
      expect(await warnings()).toMatchObject([
        { kind: 'apartment-number-taken', entrance: 'А', number: '1' },
        { kind: 'parking-number-taken', number: 'P-1' },
      ])
    })
  })
}
