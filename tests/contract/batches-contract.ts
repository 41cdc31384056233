import { describe, expect, test } from 'vitest'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  listApartmentsWithNotes,
  reviseApartments,
  setApartmentPrice,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import type { BatchRefused } from '../../backend/data/history/errors.ts'
import { findBatches, findHistoryPage, shownOfBatch } from '../../backend/data/history/history.ts'
import { revertBatch } from '../../backend/data/history/revert-batch.ts'
import {
  addParkingSpot,
  findParkingSpotWithNotes,
  reviseParkingSpots,
} from '../../backend/data/parking-spots.ts'
import { NotFound, StaleRecords } from '../../backend/data/records/record-errors.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { OpenedData } from './opened-data.ts'

const firstPage = { page: 1, size: 50 }
const reserved = () => ({ status: 'reserved' as const })

async function addApartments(db: Database, count: number) {
  const apartments = []
  for (let number = 1; number <= count; number++)
    apartments.push(
      await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: String(number),
        price: number * 1000,
      }),
    )
  return apartments
}

async function statusesOf(db: Database) {
  return (await listApartmentsWithNotes(db)).map(({ status }) => status)
}

async function failureOf(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** Several records are changed in one transaction, as one entry of the history, and reverted as one. */
export function batchesContract(data: OpenedData) {
  describe('several records', () => {
    test('are changed in one batch, and published once', async () => {
      const apartments = await addApartments(data.db, 3)
      data.published.length = 0
      const { records } = await reviseApartments(data.db, apartments, reserved)
      expect(records.map(({ revision }) => revision)).toEqual([2, 2, 2])
      expect(await statusesOf(data.db)).toEqual(['reserved', 'reserved', 'reserved'])
      expect(data.published.map((changes) => changes.map(({ collection }) => collection))).toEqual([
        ['apartments'],
      ])
    })

    test('can each get values of their own', async () => {
      const apartments = await addApartments(data.db, 2)
      await reviseApartments(data.db, apartments, ({ price }) => ({ price: price * 2 }))
      expect((await listApartmentsWithNotes(data.db)).map(({ price }) => price)).toEqual([2000, 4000])
    })

    test('that have the wanted values already get no change', async () => {
      const [first, second] = await addApartments(data.db, 2)
      if (!first || !second) throw new Error('two apartments were added')
      const reservedFirst = await setApartmentStatus(data.db, first.id, 1, 'reserved')
      const { records } = await reviseApartments(data.db, [reservedFirst, second], reserved)
      expect(records).toEqual([{ id: second.id, revision: 2 }])
      expect(await findApartmentWithNotes(data.db, first.id)).toMatchObject({ revision: 2 })
    })

    test('stay as they were when one was changed or deleted since; the error names it', async () => {
      const [first, second, third] = await addApartments(data.db, 3)
      if (!first || !second || !third) throw new Error('three apartments were added')
      await setApartmentPrice(data.db, second.id, 1, 7)
      await deleteApartment(data.db, third.id)
      const failure = await failureOf(reviseApartments(data.db, [first, second, third], reserved))
      expect(failure).toBeInstanceOf(StaleRecords)
      expect((failure as StaleRecords).ids.sort()).toEqual([second.id, third.id].sort())
      expect(await statusesOf(data.db)).toEqual(['available', 'available'])
    })

    test('are changed once when two requests arrive at the same moment', async () => {
      const apartments = await addApartments(data.db, 5)
      const results = await Promise.allSettled([
        reviseApartments(data.db, apartments, reserved),
        reviseApartments(data.db, apartments.toReversed(), () => ({ status: 'sold' })),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(new Set(await statusesOf(data.db)).size).toBe(1)
    })
  })

  describe('a batch', () => {
    test('is one entry of the history; filtered by a record, its change is listed alone', async () => {
      const apartments = await addApartments(data.db, shownOfBatch + 2)
      const { batch } = await reviseApartments(data.db, apartments, reserved)
      const { total, changes } = await findHistoryPage(data.db, {}, firstPage)
      expect(total).toBe(apartments.length + 1)
      expect(changes.filter((change) => change.batch === batch)).toHaveLength(1)
      expect((await findHistoryPage(data.db, { field: 'status' }, firstPage)).total).toBe(
        apartments.length + 1,
      )
      expect((await findHistoryPage(data.db, { batch }, firstPage)).total).toBe(apartments.length)
      expect((await findHistoryPage(data.db, { record: apartments[3]?.id ?? '' }, firstPage)).total).toBe(2)

      const found = (await findBatches(data.db, [batch])).get(batch)
      expect(found?.size).toBe(apartments.length)
      expect(found?.changes).toHaveLength(shownOfBatch)
      expect(found?.changes[0]).toMatchObject({ fields: { status: { from: 'available', to: 'reserved' } } })
    })

    test('is reverted as one, and the revert can be reverted, too', async () => {
      const apartments = await addApartments(data.db, 3)
      const { batch } = await reviseApartments(data.db, apartments, ({ price }) => ({ price: price + 1 }))
      await revertBatch(data.db, batch)
      expect((await listApartmentsWithNotes(data.db)).map(({ price }) => price)).toEqual([1000, 2000, 3000])

      const { total, changes } = await findHistoryPage(data.db, {}, firstPage)
      expect(total).toBe(5)
      await revertBatch(data.db, changes.find((change) => change.batch !== batch)?.batch ?? '')
      expect((await listApartmentsWithNotes(data.db)).map(({ price }) => price)).toEqual([1001, 2001, 3001])
    })

    test('that is reverted leaves later changes of other fields', async () => {
      const apartments = await addApartments(data.db, 2)
      const { batch } = await reviseApartments(data.db, apartments, reserved)
      await setApartmentPrice(data.db, apartments[0]?.id ?? '', 2, 5)
      await revertBatch(data.db, batch)
      expect(await findApartmentWithNotes(data.db, apartments[0]?.id ?? '')).toMatchObject({
        status: 'available',
        price: 5,
      })
    })

    test('is not reverted at all when a newer change would be lost; the error names its records', async () => {
      const [first, second, third] = await addApartments(data.db, 3)
      if (!first || !second || !third) throw new Error('three apartments were added')
      const { batch } = await reviseApartments(data.db, [first, second, third], reserved)
      await setApartmentStatus(data.db, second.id, 2, 'sold')
      await deleteApartment(data.db, third.id)
      const failure = await failureOf(revertBatch(data.db, batch))
      expect(failure).toMatchObject({ reason: 'newer' })
      const lost = (failure as BatchRefused).changes.map(({ recordId }) => recordId)
      expect(lost.sort()).toEqual([second.id, third.id].sort())
      expect(await statusesOf(data.db)).toEqual(['reserved', 'sold'])
      await expect(revertBatch(data.db, 'none')).rejects.toThrow(NotFound)
    })

    test('of parking spots is reverted, too', async () => {
      const spot = await addParkingSpot(data.db, {
        ...newParkingSpot(defaultBuilding),
        number: 'П1',
        price: 7500,
      })
      const { batch } = await reviseParkingSpots(data.db, [spot], () => ({ price: 8000, status: 'sold' }))
      expect(await findParkingSpotWithNotes(data.db, spot.id)).toMatchObject({ price: 8000, status: 'sold' })
      await revertBatch(data.db, batch)
      expect(await findParkingSpotWithNotes(data.db, spot.id)).toMatchObject({
        price: 7500,
        status: 'available',
      })
    })
  })
}
