import { boundsOf } from '../../domain/geometry/bounds.ts'
import type { Polygon } from '../../domain/geometry/polygon.ts'
import { type Stretch, stretchesAt } from '../../domain/geometry/stretches-at.ts'

/** What two polygons share, as a part of what they cover together (IoU), measured along rows a pixel apart. */
export function overlapOverUnion(a: Polygon, b: Polygon): number {
  const { top, bottom } = boundsOf([...a, ...b])
  let [shared, covered] = [0, 0]
  for (let y = Math.floor(top) + 0.37; y < bottom; y++) {
    const [inA, inB] = [stretchesAt(a, y), stretchesAt(b, y)]
    const both = inA.reduce((sum, one) => sum + inB.reduce((part, other) => part + common(one, other), 0), 0)
    shared += both
    covered += lengthOf(inA) + lengthOf(inB) - both
  }
  return covered === 0 ? 0 : shared / covered
}

function common([left, right]: Stretch, [from, to]: Stretch): number {
  return Math.max(0, Math.min(right, to) - Math.max(left, from))
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [left, right]) => sum + right - left, 0)
}
