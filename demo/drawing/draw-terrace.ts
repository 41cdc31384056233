import { edges, type Point, type Polygon } from '../../domain/geometry/polygon.ts'
import type { PlacedRoom } from '../geometry/placed.ts'
import { boundsOf } from '../geometry/rect.ts'
import { palette } from './palette.ts'
import { element, linePath, polygonPath } from './svg.ts'

const plank = 0.28

/** Decking on a slab whose edge, left free, is the railing or the screen towards the neighbour. */
export function drawTerrace({ axis, contour }: PlacedRoom): string {
  return [
    element('path', { d: polygonPath(axis), fill: palette.railing }),
    element('path', { d: polygonPath(contour), fill: palette.terrace }),
    element('path', { d: planks(contour), stroke: palette.terraceLine, 'stroke-width': 0.014 }),
  ].join('')
}

/** Joints from wall to railing. Cut here, not by a clip path: that costs the renderer a mask of the whole sheet. */
function planks(contour: Polygon): string {
  const { top, bottom } = boundsOf(contour)
  const count = Math.floor((bottom - top - 0.05) / plank)
  const joints = Array.from({ length: count }, (_, index) => top + (index + 1) * plank)
  return joints.flatMap((y) => stretchesAt(contour, y).map(linePath)).join('')
}

/** Where a level line runs inside a contour. */
function stretchesAt(contour: Polygon, y: number): [Point, Point][] {
  const crossings = edges(contour)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
    .sort((a, b) => a - b)
  return crossings.flatMap((left, index): [Point, Point][] => {
    const right = crossings[index + 1]
    if (index % 2 === 1 || right === undefined) return []
    return [
      [
        { x: left, y },
        { x: right, y },
      ],
    ]
  })
}
