import { boundsOf } from '../geometry/bounds.ts'
import { overlapShare } from '../geometry/overlap-share.ts'
import { type Polygon, polygonArea } from '../geometry/polygon.ts'

interface Drawn {
  points: Polygon
}

/** Outlines overlap if they share more than this part of the smaller one. At a common wall they share less. */
const noticeable = 0.01

/** The pairs of outlines that overlap noticeably. */
export function overlapping<Outline extends Drawn>(outlines: readonly Outline[]): [Outline, Outline][] {
  const measured = outlines.map((outline) => ({
    outline,
    box: boundsOf(outline.points),
    area: polygonArea(outline.points),
  }))
  return measured.flatMap((one, index) =>
    measured
      .slice(index + 1)
      .filter((other) => {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Neighbours share a thin strip: what cannot be noticeable is not measured.
        const mayOverlap =
          width > 0 && height > 0 && width * height > noticeable * Math.min(one.area, other.area)
        return mayOverlap && overlapShare(one.outline.points, other.outline.points) > noticeable
      })
      .map((other): [Outline, Outline] => [one.outline, other.outline]),
  )
}
