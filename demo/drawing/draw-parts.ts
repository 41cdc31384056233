import { short } from '../../backend/images/lettering/lettering.ts'
import { distance } from '../../domain/geometry/polygon.ts'
import { outerWall } from '../geometry/building-size.ts'
import type { PlacedDoor, PlacedOpening, PlacedPiece, PlacedRoom, PlacedWindow } from '../geometry/placed.ts'
import type { RoomKind } from '../geometry/room-kind.ts'
import { lineWeights, palette } from './palette.ts'
import { element, group, linePath, matrix, polygonPath } from './svg.ts'
import { symbol } from './symbols/symbol.ts'

const fills: Partial<Record<RoomKind, string>> = {
  bathroom: palette.wetRoom,
  toilet: palette.wetRoom,
  laundry: palette.wetRoom,
  corridor: palette.common,
  lobby: palette.common,
  bicycles: palette.common,
  technical: palette.common,
  stair: palette.core,
  lift: palette.core,
  shop: palette.shop,
  terrace: palette.terrace,
}

export function fillOf(kind: RoomKind): string {
  return fills[kind] ?? palette.room
}

export function drawRoom({ kind, contour }: PlacedRoom): string {
  return element('path', { d: polygonPath(contour), fill: fillOf(kind) })
}

/** Cuts a passage through a wall. */
export function drawOpening({ from, to, wall }: PlacedOpening, ground: string = palette.room): string {
  return element('path', {
    d: linePath([from, to]),
    stroke: ground,
    'stroke-width': wall + 0.02,
    'stroke-linecap': 'butt',
  })
}

export function drawDoor({ hinge, jamb, leaf, wall, entrance }: PlacedDoor, ground?: string): string {
  const width = distance(hinge, jamb)
  const cross = (jamb.x - hinge.x) * (leaf.y - hinge.y) - (jamb.y - hinge.y) * (leaf.x - hinge.x)
  const sweep = cross > 0 ? 1 : 0
  const arc = `M${short(jamb.x)} ${short(jamb.y)}A${short(width)} ${short(width)} 0 0 ${sweep} ${short(leaf.x)} ${short(leaf.y)}`
  return [
    drawOpening({ from: hinge, to: jamb, wall }, ground),
    element('path', { d: arc, fill: 'none', stroke: palette.door, 'stroke-width': lineWeights.fine }),
    element('path', {
      d: linePath([hinge, leaf]),
      stroke: entrance ? palette.wall : palette.door,
      'stroke-width': entrance ? 0.06 : 0.045,
    }),
  ].join('')
}

export function drawWindow({ from, to, inwards, glazed }: PlacedWindow): string {
  const at = (part: number) =>
    [from, to].map(({ x, y }) => ({
      x: x + inwards.x * outerWall * part,
      y: y + inwards.y * outerWall * part,
    }))
  const face = (part: number, width: number, stroke: string) =>
    element('path', { d: linePath(at(part)), stroke, 'stroke-width': width })
  return [
    face(0.5, outerWall + 0.005, palette.room),
    face(0.5, glazed ? 0.1 : 0.14, palette.glass),
    face(0.02, lineWeights.fine, palette.wall),
    face(0.98, lineWeights.fine, palette.wall),
    face(0.5, lineWeights.fine, palette.wall),
  ].join('')
}

export function drawPiece({ symbol: name, width, depth, frame }: PlacedPiece): string {
  return group({ transform: matrix(frame) }, [symbol(name, width, depth)])
}
