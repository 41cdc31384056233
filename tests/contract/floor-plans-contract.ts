import { describe, expect, test } from 'vitest'
import {
  addFloorPlan,
  deleteFloorPlan,
  findFloorPlan,
  listFloorPlans,
  PlanExists,
  updateFloorPlan,
} from '../../backend/data/floor-plans.ts'
import { StaleRevision } from '../../backend/data/revision.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/plan.png', imageWidth: 2400, imageHeight: 1600 }

/** Floor plans: one for each place, saved by revision. */
export function floorPlansContract(data: OpenedData) {
  describe('floor plans', () => {
    test('there is one for each entrance and floor', async () => {
      await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)
      await addFloorPlan(data.db, { entrance: '2', floor: 2 }, image)
      await expect(addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)).rejects.toThrow(PlanExists)
      expect(await listFloorPlans(data.db)).toHaveLength(2)
      expect(await listFloorPlans(data.db, { entrance: '2' })).toHaveLength(1)
      expect(await listFloorPlans(data.db, { floor: 3 })).toEqual([])
    })

    test('are saved by revision, with a new image or the old one', async () => {
      const plan = await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)
      const shape = {
        id: 's',
        apartmentId: null,
        points: [
          { x: 0.5, y: 1 },
          { x: 2, y: 1 },
          { x: 2, y: 3 },
        ],
      }
      const saved = await updateFloorPlan(data.db, plan.id, 1, [shape])
      expect(saved).toMatchObject({ apartments: [shape], revision: 2, ...image })
      await expect(updateFloorPlan(data.db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
      const replaced = { imageUrl: '/new', imageWidth: 10, imageHeight: 20 }
      expect(await updateFloorPlan(data.db, plan.id, 2, [shape], replaced)).toMatchObject(replaced)
      expect(await deleteFloorPlan(data.db, plan.id)).toMatchObject({ imageUrl: '/new' })
      expect(await findFloorPlan(data.db, { entrance: '1', floor: 2 })).toBeUndefined()
    })
  })
}
