import { describe, expect, test } from 'vitest'
import { listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { addParkingSpot, deleteParkingSpot, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import { InvalidLink } from '../../backend/data/plans/outline-links.ts'
import {
  deleteParkingPlan,
  findParkingPlan,
  listParkingPlans,
  saveParkingOutlines,
  setParkingPlan,
} from '../../backend/data/plans/parking-plans.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/parking/floor_1_1.jpg', imageWidth: 100, imageHeight: 50 }
const larger = { imageUrl: '/files/parking/floor_1_2.jpg', imageWidth: 200, imageHeight: 100 }
const points = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 30 },
]

export function parkingPlansContract(data: OpenedData) {
  const addPlan = async (linkedId: string | null = null) => {
    await setParkingPlan(data.db, 1, image, [{ id: 'o', linkedId, points }])
    return (await listParkingPlans(data.db))[0] as Awaited<ReturnType<typeof listParkingPlans>>[number]
  }
  const addSpot = (floor = 1) =>
    addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: 'П1', floor })
  const outlined = async () => (await findParkingPlan(data.db, 1))?.outlines

  describe('plans of parking levels', () => {
    test('there is one for each level; another image scales its outlines, and the URL before is returned', async () => {
      expect(await setParkingPlan(data.db, 1, image, [{ id: 'o', linkedId: null, points }])).toBeNull()
      expect(await setParkingPlan(data.db, -1, larger)).toBeNull()
      expect(await setParkingPlan(data.db, 1, larger)).toBe(image.imageUrl)
      expect(await listParkingPlans(data.db)).toMatchObject([
        { level: -1, outlines: [] },
        {
          level: 1,
          ...larger,
          revision: 2,
          outlines: [{ id: 'o', points: points.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })) }],
        },
      ])
      expect(await listChanges(data.db, { collection: 'parkingPlans' })).toHaveLength(3)
    })

    test('outlines are brought back when a change is reverted', async () => {
      const plan = await addPlan((await addSpot()).id)
      await saveParkingOutlines(data.db, plan.id, 1, [])
      const [cleared] = await listChanges(data.db, { recordId: plan.id })
      await revertChange(data.db, cleared?.id ?? '')
      expect(await outlined()).toEqual(plan.outlines)
    })

    test('outlines are saved with the latest revision only', async () => {
      const plan = await addPlan()
      const { id } = await addSpot()
      const saved = await saveParkingOutlines(data.db, plan.id, 1, [{ id: 'o', linkedId: id, points }])
      expect(saved).toMatchObject({ revision: 2, outlines: [{ linkedId: id }] })
      await expect(saveParkingOutlines(data.db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
      expect(await outlined()).toHaveLength(1)
    })

    test('link an outline to a parking spot of their level, or to none', async () => {
      const plan = await addPlan()
      const elsewhere = await addSpot(2)
      for (const linkedId of ['none', elsewhere.id])
        await expect(
          saveParkingOutlines(data.db, plan.id, 1, [{ id: 'o', linkedId, points }]),
        ).rejects.toThrow(InvalidLink)
      expect(await findParkingPlan(data.db, 1)).toMatchObject({ revision: 1 })
    })

    test('deleting a spot removes the link of its outline', async () => {
      const spot = await addSpot()
      await addPlan(spot.id)
      await deleteParkingSpot(data.db, spot.id)
      expect(await outlined()).toEqual([{ id: 'o', linkedId: null, points }])
    })

    test('a spot that stays on its level keeps its outline', async () => {
      const spot = await addSpot()
      await addPlan(spot.id)
      await updateParkingSpot(data.db, spot.id, 1, { status: 'sold' })
      expect(await outlined()).toMatchObject([{ linkedId: spot.id }])
    })

    test('can be deleted', async () => {
      const plan = await addPlan()
      expect(await deleteParkingPlan(data.db, plan.id)).toMatchObject({ level: 1, ...image })
      expect(await listParkingPlans(data.db)).toEqual([])
    })
  })
}
