import { findParkingSpot, listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { findParkingPlan } from '../../../backend/data/plans/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { showLevelPlan } from '../parking/show-level-plan.ts'

/** The excerpt's width divided by the spot's longer side; large enough to show the spots around it. */
const times = 7
/** The excerpt's height divided by its width. */
const proportion = 2 / 3

/** The SVG `viewBox` of a part of the plan with the spot in its middle; never beyond the plan. */
export function viewAround(points: Point[], { imageWidth, imageHeight }: ImageSize): string {
  const { left, right, top, bottom } = boundsOf(points)
  const wished = Math.max(right - left, bottom - top) * times
  const width = Math.min(wished, imageWidth, imageHeight / proportion)
  const height = width * proportion
  const x = within((left + right) / 2, width, imageWidth)
  const y = within((top + bottom) / 2, height, imageHeight)
  return [x, y, width, height].map(Math.round).join(' ')
}

function within(middle: number, size: number, whole: number): number {
  return Math.min(Math.max(middle - size / 2, 0), whole - size)
}

export async function findSpotOnPlan(
  { descriptions }: ServerText,
  building: Building,
  backend: Backend,
  id: string,
) {
  const stored = await findParkingSpot(backend.db, id)
  if (!stored) return undefined
  const spot = withPublicPrice(building, stored)
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
    description: descriptions.describeParkingSpot(building, spot),
  }
}
