import { boundsOf } from '../../domain/geometry/bounds.ts'
import type { Polygon } from '../../domain/geometry/polygon.ts'
import { stretchesAt } from '../../domain/geometry/stretches-at.ts'
import type { PlacedRoom } from '../geometry/placed.ts'
import { palette } from './palette.ts'
import { element, linePath, polygonPath } from './svg.ts'

const plank = 0.28

/**
 * Draws a terrace as decking on a slab. The strip of slab around the decking is the railing, or the screen
 * towards the neighbour.
 */
export function drawTerrace({ axis, contour }: PlacedRoom): string {
  return [
    element('path', { d: polygonPath(axis), fill: palette.railing }),
    element('path', { d: polygonPath(contour), fill: palette.terrace }),
    element('path', { d: planks(contour), stroke: palette.terraceLine, 'stroke-width': 0.014 }),
  ].join('')
}

/**
 * The joints between the planks, from wall to railing. They are cut to the contour here, because for a clip
 * path the renderer would need a mask of the whole sheet.
 */
function planks(contour: Polygon): string {
  const { top, bottom } = boundsOf(contour)
  const count = Math.floor((bottom - top - 0.05) / plank)
  const joints = Array.from({ length: count }, (_, index) => top + (index + 1) * plank)
  return joints
    .flatMap((y) => stretchesAt(contour, y).map((ends) => linePath(ends.map((x) => ({ x, y })))))
    .join('')
}
