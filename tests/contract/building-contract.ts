import { describe, expect, test } from 'vitest'
import { addApartment, listApartments, updateApartment } from '../../backend/data/apartments.ts'
import {
  BuildingInUse,
  findBuilding,
  getBuilding,
  saveBuilding,
  saveDescription,
  setPublished,
} from '../../backend/data/building.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { CannotRevert } from '../../backend/data/history/errors.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { addBuildingView } from '../../backend/data/plans/building-views.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { InvalidLink } from '../../backend/data/plans/outline-links.ts'
import { setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { OpenedData } from './opened-data.ts'

const horizon = { ...defaultBuilding, name: 'Хоризонт', city: 'Черноморие' }

export function buildingContract(data: OpenedData) {
  describe('the building', () => {
    test('is the one of the specification until it is saved', async () => {
      expect(await findBuilding(data.db)).toEqual({ revision: 0, values: defaultBuilding })
    })

    test('is saved as one revision, in the history, and published', async () => {
      data.published.length = 0
      expect(await saveBuilding(data.db, 0, horizon)).toEqual({ revision: 1, values: horizon })
      expect(await findBuilding(data.db)).toEqual({ revision: 1, values: horizon })
      expect(data.published.flat().map(({ collection }) => collection)).toEqual(['building'])
      await saveBuilding(data.db, 1, { ...horizon, city: 'Варна' })
      expect(await listChanges(data.db, { collection: 'building' })).toMatchObject([
        { kind: 'revised', recordId: 'building', fields: { city: { from: 'Черноморие', to: 'Варна' } } },
        { kind: 'added', recordId: 'building' },
      ])
    })

    test('is the same object until it is saved again, so that what is made for it is made once', async () => {
      await saveBuilding(data.db, 0, horizon)
      const building = await getBuilding(data.db)
      expect(await getBuilding(data.db)).toBe(building)
      await saveBuilding(data.db, 1, { ...horizon, city: 'Варна' })
      expect(await getBuilding(data.db)).toMatchObject({ city: 'Варна' })
    })

    test('is not saved over a newer revision', async () => {
      await saveBuilding(data.db, 0, horizon)
      await expect(saveBuilding(data.db, 0, horizon)).rejects.toThrow(StaleRevision)
      await saveBuilding(data.db, 1, { ...horizon, city: 'Варна' })
      await expect(saveBuilding(data.db, 1, horizon)).rejects.toThrow(StaleRevision)
    })

    test('is reverted from the history, unless apartments use what was added since', async () => {
      await saveBuilding(data.db, 0, horizon)
      const higher = horizon.entrances.map((entrance) => ({ ...entrance, lastFloor: 12 }))
      await saveBuilding(data.db, 1, { ...horizon, entrances: higher, city: 'Варна' })
      const [change] = await listChanges(data.db, { collection: 'building' })
      const id = change?.id ?? ''
      await revertChange(data.db, id, 'city')
      expect(await getBuilding(data.db)).toMatchObject({ city: 'Черноморие', entrances: higher })
      await addApartment(data.db, { ...newApartment(defaultBuilding), number: '12', area: 60, floor: 12 })
      await expect(revertChange(data.db, id, 'entrances')).rejects.toThrow(CannotRevert)
      expect((await getBuilding(data.db)).entrances).toEqual(higher)
    })

    test('keeps the floors that apartments use', async () => {
      const values = { ...newApartment(defaultBuilding), number: '12', area: 60, floor: 11 }
      await addApartment(data.db, values)
      const [first, second] = defaultBuilding.entrances
      const lower = { ...horizon, entrances: [first, second].flatMap((each) => each ?? []) }
      lower.entrances = lower.entrances.map((entrance) => ({ ...entrance, lastFloor: 10 }))
      const refused = saveBuilding(data.db, 0, lower)
      await expect(refused).rejects.toThrow(BuildingInUse)
      await expect(refused).rejects.toMatchObject({ parts: [{ field: 'entrances' }] })
      expect(await findBuilding(data.db)).toEqual({ revision: 0, values: defaultBuilding })
    })

    describe('that gets narrower while somebody else', () => {
      const [first, ...others] = defaultBuilding.entrances
      const narrowed = {
        ...defaultBuilding,
        entrances: first ? [{ ...first, lastFloor: 10 }, ...others] : [],
        parkingLevels: defaultBuilding.parkingLevels.filter(({ level }) => level !== 2),
      }
      const image = { imageUrl: '/files/media/1_plan.webp', imageWidth: 100, imageHeight: 50 }
      const place = { entrance: '1', floor: 11 }
      const points = [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
        { x: 20, y: 30 },
      ]
      const outlines = [{ id: 'o', linkedId: floorLink(place), points }]
      const apartment = { ...newApartment(defaultBuilding), number: '12', area: 60, floor: 11 }

      test.each([
        ['outlines a floor', () => addBuildingView(data.db, { id: 'v', ...image, outlines })],
        ['adds a floor plan', () => addFloorPlan(data.db, place, image)],
        ['sets a parking plan', () => setParkingPlan(data.db, 2, image)],
        ['adds an apartment', () => addApartment(data.db, apartment)],
        [
          'moves an apartment',
          async () => {
            const [{ id = '', revision = 0 } = {}] = await listApartments(data.db)
            return updateApartment(data.db, id, revision, apartment)
          },
        ],
      ])('%s keeps its parts, or the other is refused', async (_, use) => {
        await addApartment(data.db, { ...apartment, floor: 3 })
        const both = await Promise.allSettled([use(), saveDescription(data.db, 0, narrowed)])
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        for (const each of both)
          if (each.status === 'rejected')
            expect([InvalidLink, StaleRevision, BuildingInUse]).toContain(each.reason.constructor)
      })
    })

    test('is saved, published and hidden although something stands outside of it already', async () => {
      const image = { imageUrl: '/files/media/1_view.webp', imageWidth: 100, imageHeight: 50 }
      const outline = { id: 'o', linkedId: 'floor:1:12', points: [] }
      await data.db.write('buildingViews', (trx) =>
        trx
          .insertInto('buildingViews')
          .values({
            ...{ id: 'v', revision: 1, name: 'Фасада', position: 1, ...image, createdAt: '', updatedAt: '' },
            outlines: JSON.stringify([outline]),
          })
          .execute(),
      )
      await saveDescription(data.db, 0, horizon)
      await setPublished(data.db, 1, true)
      expect(await getBuilding(data.db)).toMatchObject({ name: 'Хоризонт', isPublished: true })
    })

    test('is published and hidden with its revision, in the history, and by nothing else', async () => {
      expect((await getBuilding(data.db)).isPublished).toBe(false)
      await saveDescription(data.db, 0, horizon)
      await expect(setPublished(data.db, 0, true)).rejects.toThrow(StaleRevision)
      data.published.length = 0
      await setPublished(data.db, 1, true)
      expect(data.published.flat().map(({ collection }) => collection)).toEqual(['building'])
      await expect(setPublished(data.db, 1, false)).rejects.toThrow(StaleRevision)
      // A form may not hide the site, whatever it sends.
      const typed = { ...horizon, city: 'Варна', isPublished: false }
      expect((await saveDescription(data.db, 2, typed)).values).toMatchObject({
        city: 'Варна',
        isPublished: true,
      })
      await setPublished(data.db, 3, false)
      const published = { ...typed, isPublished: true, city: 'Бургас' }
      await saveDescription(data.db, 4, published)
      expect(await getBuilding(data.db)).toEqual({ ...horizon, city: 'Бургас', isPublished: false })
      const changes = await listChanges(data.db, { collection: 'building' })
      expect(changes.flatMap(({ fields }) => fields?.isPublished ?? [])).toMatchObject([
        { from: true, to: false },
        { from: false, to: true },
        { to: false },
      ])
    })

    test('that was never saved is published as it is', async () => {
      await setPublished(data.db, 0, true)
      expect(await findBuilding(data.db)).toEqual({
        revision: 1,
        values: { ...defaultBuilding, isPublished: true },
      })
    })
  })
}
