import { describe, expect, test } from 'vitest'
import { addApartment, listApartments } from '../../backend/data/apartments.ts'
import { saveBuilding, setPublished } from '../../backend/data/building.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { addApartments, NumbersTaken } from '../../backend/data/new-apartments.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { addBuildingView } from '../../backend/data/plans/building-views.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import {
  getCompanySettings,
  getHomePage,
  saveCompanySettings,
  saveHomePage,
} from '../../backend/data/settings.ts'
import { readSetupFacts } from '../../backend/data/setup.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { isUntouched } from '../../domain/setup/setup-facts.ts'
import type { OpenedData } from './opened-data.ts'

const apartment = (number: string, values: Partial<ApartmentValues> = {}): ApartmentValues => ({
  ...newApartment(defaultBuilding),
  number,
  area: 60,
  price: 100_000,
  ...values,
})
const image = { imageUrl: '/files/floor-plans/1/1/plan.png', imageWidth: 100, imageHeight: 100 }
const outline = (apartmentId: string | null) => ({ id: crypto.randomUUID(), apartmentId, points: [] })

export function setupContract(data: OpenedData) {
  describe('setting up', () => {
    test('begins with nothing, and whatever is saved first ends that', async () => {
      const facts = await readSetupFacts(data.db)
      expect(facts).toMatchObject({
        isCompanySaved: false,
        isBuildingSaved: false,
        isHomepageSaved: false,
        hasBuildingView: false,
        apartments: { total: 0, complete: 0 },
        floors: [],
        parking: { withSpots: [], withPlan: [] },
      })
      expect(isUntouched(facts)).toBe(true)
      await setPublished(data.db, 0, true)
      expect(isUntouched(await readSetupFacts(data.db))).toBe(false)
    })

    test('knows which records were saved', async () => {
      const { db } = data
      await saveCompanySettings(db, 0, (await getCompanySettings(db)).values)
      await saveHomePage(db, 0, (await getHomePage(db)).values)
      await saveBuilding(db, 0, { ...defaultBuilding, name: 'Хоризонт' })
      await addBuildingView(db, { id: crypto.randomUUID(), name: 'Фасада', ...image })
      expect(await readSetupFacts(db)).toMatchObject({
        isCompanySaved: true,
        building: { name: 'Хоризонт' },
        isBuildingSaved: true,
        isHomepageSaved: true,
        hasBuildingView: true,
      })
    })

    test('counts apartments without price and area, and names the first of them', async () => {
      await addApartment(data.db, apartment('1'))
      await addApartment(data.db, apartment('2', { price: 0, status: 'sold' }))
      await addApartment(data.db, apartment('3', { price: 0, area: 0 }))
      for (let number = 10; number < 22; number += 1)
        await addApartment(data.db, apartment(String(number), { entrance: '2', price: 0 }))
      const { apartments } = await readSetupFacts(data.db)
      expect(apartments).toMatchObject({ total: 15, complete: 2 })
      expect(apartments.withoutPrice.count).toBe(13)
      expect(apartments.withoutPrice.first.map(({ number }) => number)).toEqual([
        '3',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
      ])
      expect(apartments.withoutArea).toMatchObject({ count: 1, first: [{ number: '3', entrance: '1' }] })
    })

    test('counts apartments and their outlines by floor, a maisonette on both of its floors', async () => {
      const { id } = await addApartment(data.db, apartment('1', { floor: 2 }))
      await addApartment(data.db, apartment('2', { floor: 2 }))
      const maisonette = await addApartment(
        data.db,
        apartment('3', { type: '3-bedroom-maisonette', floor: 2, secondaryFloor: 3 }),
      )
      await addApartment(data.db, apartment('4', { entrance: '2', floor: 11 }))
      const outlines = [outline(id), outline(id), outline(maisonette.id), outline(null)]
      await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image, outlines)
      await addFloorPlan(data.db, { entrance: '2', floor: 5 }, image)
      expect((await readSetupFacts(data.db)).floors).toEqual([
        { entrance: '1', floor: 2, apartments: 3, hasPlan: true, outlined: 2 },
        { entrance: '1', floor: 3, apartments: 1, hasPlan: false, outlined: 0 },
        { entrance: '2', floor: 11, apartments: 1, hasPlan: false, outlined: 0 },
      ])
    })

    test('knows the parking levels with spots and with plans', async () => {
      for (const number of ['P1', 'P2'])
        await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number, floor: 1 })
      await setParkingPlan(data.db, -1, image)
      expect((await readSetupFacts(data.db)).parking).toEqual({ withSpots: [1], withPlan: [-1] })
    })
  })

  describe('apartments of several floors', () => {
    const floor = [apartment('1'), apartment('2'), apartment('3')]
    const stored = async () => (await listApartments(data.db)).map(({ number }) => number)

    test('are added in one batch, and a number that is taken refuses all of them', async () => {
      const { size, batch } = await addApartments(data.db, floor)
      expect(size).toBe(3)
      expect(new Set((await listChanges(data.db)).map((change) => change.batch))).toEqual(new Set([batch]))
      const again = addApartments(data.db, [apartment('4'), apartment('2')])
      await expect(again).rejects.toThrow(NumbersTaken)
      await expect(again).rejects.toMatchObject({ numbers: ['2'] })
      await addApartments(data.db, [apartment('2', { entrance: '2' })])
      expect(await stored()).toEqual(['1', '2', '3', '2'])
    })

    test('are added once when several people add them at once', async () => {
      const results = await Promise.allSettled(Array.from({ length: 4 }, () => addApartments(data.db, floor)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(NumbersTaken)
      expect(await stored()).toEqual(['1', '2', '3'])
    })
  })
}
