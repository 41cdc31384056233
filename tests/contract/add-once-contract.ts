import { describe, expect, test } from 'vitest'
import { addApartment, listApartmentsWithNotes, setApartmentStatus } from '../../backend/data/apartments.ts'
import {
  addParkingSpot,
  listParkingSpotsWithNotes,
  updateParkingSpot,
} from '../../backend/data/parking-spots.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addStore, listStores, updateStore } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { OpenedData } from './opened-data.ts'

/** Repeated submissions of a form that adds a record, for every collection that has one. */
export function addOnceContract(data: OpenedData) {
  describe.each([
    {
      what: 'apartment',
      add: (id: string, number: string) =>
        addApartment(data.db, { ...newApartment(defaultBuilding), number }, id),
      list: () => listApartmentsWithNotes(data.db),
      change: (id: string) => setApartmentStatus(data.db, id, 1, 'sold'),
    },
    {
      what: 'parking spot',
      add: (id: string, number: string) =>
        addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number }, id),
      list: () => listParkingSpotsWithNotes(data.db),
      change: (id: string) => updateParkingSpot(data.db, id, 1, { status: 'sold' }),
    },
    {
      what: 'store',
      add: (id: string, title: string) =>
        addStore(data.db, { title, description: 'На партера', price: 0 }, id),
      list: () => listStores(data.db),
      change: (id: string) =>
        updateStore(data.db, id, 1, { title: 'Друг', description: 'На партера', price: 0 }),
    },
  ])('a form that adds a new $what, sent again', ({ add, list, change }) => {
    const id = crypto.randomUUID()

    test('adds the record once, also when both requests arrive together', async () => {
      const added = await add(id, '7')
      expect(await add(id, '7')).toEqual(added)
      expect(await list()).toEqual([added])
      const other = crypto.randomUUID()
      await Promise.all(Array.from({ length: 5 }, () => add(other, '8')))
      expect(await list()).toHaveLength(2)
    })

    test('saves what was typed since', async () => {
      const added = await add(id, '7')
      const again = await add(id, '8')
      expect(again).toMatchObject({ id, revision: 2, createdAt: added.createdAt })
      expect(await add(id, '8')).toEqual(again)
      expect(await list()).toEqual([again])
    })

    test('overwrites no change of somebody else', async () => {
      await add(id, '7')
      const changed = await change(id)
      await expect(add(id, '8')).rejects.toThrow(StaleRevision)
      expect(await list()).toEqual([changed])
    })
  })
}
