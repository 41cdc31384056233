import { findParkingPlan } from '../../../backend/data/parking-plans.ts'
import { findParkingSpot, listParkingSpots } from '../../../backend/data/parking-spots.ts'
import type { Backend } from '../../../backend/open.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { describeParkingSpot } from '../../text/public/descriptions.ts'
import { showLevelPlan } from '../parking/show-level-plan.ts'
import { viewAround } from './view-around.ts'

/** All that the page of a parking spot shows; nothing, where there is no such spot. */
export async function findSpotOnPlan(backend: Backend, id: string) {
  const spot = await findParkingSpot(backend.db, id)
  if (!spot) return undefined
  const [level, record] = await Promise.all([
    listParkingSpots(backend.db, { floor: spot.floor }),
    findParkingPlan(backend.db, spot.floor),
  ])
  const plan = await showLevelPlan(backend, record, level)
  const outline = record?.outlines.find(({ linkedId }) => linkedId === id)
  const index = level.findIndex((each) => each.id === id)
  return {
    spot,
    plan,
    outlinedSpot: plan?.outlinedSpots.find((outlinedSpot) => outlinedSpot.id === id),
    view: record && outline && viewAround(outline.points, record),
    neighbours: [level[index - 1], level[index + 1]]
      .filter((each) => each !== undefined)
      .map((each) => pick(each, ['id', 'number', 'type', 'status'])),
    description: describeParkingSpot(spot),
  }
}
