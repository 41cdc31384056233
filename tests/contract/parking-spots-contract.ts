import { describe, expect, test } from 'vitest'
import {
  addParkingSpot,
  addParkingSpots,
  countParkingSpots,
  deleteParkingSpot,
  findParkingSpot,
  findParkingSpotWithNotes,
  isParkingNumberTaken,
  listParkingSpots,
  listParkingSpotsWithNotes,
  ParkingNumbersTaken,
  updateParkingSpot,
} from '../../backend/data/parking-spots.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { OpenedData } from './opened-data.ts'

const numbers = (spots: { number: string }[]) => spots.map(({ number }) => number)

/** Parking spots in their order, with notes that only the admin area reads. */
export function parkingSpotsContract(data: OpenedData) {
  describe('parking spots', () => {
    test('are sorted by floor, then by the numeric part of their number', async () => {
      for (const [floor, number] of [
        [1, 'P-10'],
        [1, 'P-9'],
        [-1, 'P-100'],
        [2, 'P-1'],
      ] as const) {
        await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), floor, number })
      }
      expect(numbers(await listParkingSpots(data.db))).toEqual(['P-100', 'P-9', 'P-10', 'P-1'])
      expect(numbers(await listParkingSpots(data.db, { floor: 1 }))).toEqual(['P-9', 'P-10'])
    })

    test('a row is added whole or not at all, and of two who add the same row one gets it', async () => {
      const row = ['R-1', 'R-2', 'R-3'].map((number) => ({ ...newParkingSpot(defaultBuilding), number }))
      const tries = await Promise.allSettled([
        addParkingSpots(data.db, row),
        addParkingSpots(data.db, row.slice(1)),
      ])
      const [refused] = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason] : []))
      expect(refused).toBeInstanceOf(ParkingNumbersTaken)
      const added = tries.flatMap((tried) => (tried.status === 'fulfilled' ? tried.value : []))
      expect(numbers(await listParkingSpots(data.db)).sort()).toEqual(numbers(added).sort())
    })

    test('are filtered by level, type and status, alone or together', async () => {
      for (const [number, change] of [
        ['1', {}],
        ['2', { type: 'garage' }],
        ['3', { type: 'garage', status: 'sold' }],
        ['4', { type: 'garage', floor: 1 }],
      ] as const)
        await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number, ...change })
      const numbersOf = async (filters: Parameters<typeof listParkingSpots>[1]) =>
        numbers(await listParkingSpots(data.db, filters)).toSorted()
      expect(await numbersOf({ type: 'garage' })).toEqual(['2', '3', '4'])
      expect(await numbersOf({ status: 'sold' })).toEqual(['3'])
      expect(await numbersOf({ type: 'garage', status: 'available', floor: -1 })).toEqual(['2'])
      expect(numbers(await listParkingSpotsWithNotes(data.db, { status: 'sold' }))).toEqual(['3'])
    })

    test('keep their internal notes out of public reads', async () => {
      const { id } = await addParkingSpot(data.db, {
        ...newParkingSpot(defaultBuilding),
        number: '1',
        internalNotes: 'тайна',
      })
      expect(await findParkingSpot(data.db, id)).not.toHaveProperty('internalNotes')
      expect((await listParkingSpots(data.db))[0]).not.toHaveProperty('internalNotes')
      expect((await findParkingSpotWithNotes(data.db, id))?.internalNotes).toBe('тайна')
      expect((await listParkingSpotsWithNotes(data.db))[0]?.internalNotes).toBe('тайна')
    })

    test('are updated by revision, counted by status, and deleted', async () => {
      const { id } = await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: '1' })
      await updateParkingSpot(data.db, id, 1, {
        ...newParkingSpot(defaultBuilding),
        number: '1',
        status: 'sold',
      })
      await expect(updateParkingSpot(data.db, id, 1, newParkingSpot(defaultBuilding))).rejects.toThrow(
        StaleRevision,
      )
      expect(await countParkingSpots(data.db, { status: 'sold' })).toBe(1)
      expect(await countParkingSpots(data.db, { status: 'available' })).toBe(0)
      await deleteParkingSpot(data.db, id)
      await expect(deleteParkingSpot(data.db, id)).rejects.toThrow(NotFound)
      expect(await countParkingSpots(data.db)).toBe(0)
    })

    test('know whether another spot of the building has a number', async () => {
      const { id } = await addParkingSpot(data.db, {
        ...newParkingSpot(defaultBuilding),
        number: 'П1',
        floor: 1,
      })
      expect(await isParkingNumberTaken(data.db, 'П1', '')).toBe(true)
      expect(await isParkingNumberTaken(data.db, 'П1', id)).toBe(false)
      expect(await isParkingNumberTaken(data.db, 'П2', '')).toBe(false)
    })
  })
}
