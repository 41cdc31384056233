import { contains, type Point, polygonArea } from '../../domain/geometry/polygon.ts'
import type { ClosedFloor } from '../../domain/plan-reading/closed-floor.ts'
import { type FillClick, proposeOutline } from '../../domain/plan-reading/propose-outline.ts'
import { overlapOverUnion } from './overlap-over-union.ts'
import type { DrawnHome, DrawnRoom, PlanCase } from './plan-case.ts'

const mostClicks = 3
/** From this overlap on an outline is right. */
export const goodOverlap = 0.95

export interface ClickedHome {
  name: string
  clicks: FillClick[]
  outline: Point[]
  overlap: number
}

/**
 * Clicks as a person does who looks at the plan and not at the figures: into the middle of the home's largest room,
 * then into the middle of the largest room that is still missing, or with Alt into the largest strange room that is
 * covered; at most three times, and no more once every room is right.
 */
export function clickHome(floor: ClosedFloor, plan: PlanCase, home: DrawnHome): ClickedHome {
  const strange = [
    ...plan.common,
    ...plan.homes.filter((each) => each !== home).flatMap(({ rooms }) => rooms),
  ]
  const clicks: FillClick[] = []
  let outline: Point[] = []
  while (clicks.length < mostClicks) {
    const isCovered = ({ heart }: DrawnRoom) => outline.length > 0 && contains(outline, heart)
    const wrong = [
      ...home.rooms.filter((room) => !isCovered(room)).map((room) => ({ room, takesAway: false })),
      ...strange.filter(isCovered).map((room) => ({ room, takesAway: true })),
    ].toSorted((a, b) => polygonArea(b.room.contour) - polygonArea(a.room.contour))
    const [next] = wrong
    if (!next) break
    clicks.push({ at: next.room.heart, takesAway: next.takesAway })
    const proposal = proposeOutline(floor, clicks)
    if ('fault' in proposal) break
    outline = proposal.outline
  }
  return {
    name: home.name,
    clicks,
    outline,
    overlap: outline.length > 0 ? overlapOverUnion(outline, home.outline) : 0,
  }
}
