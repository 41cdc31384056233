import { type Edge, edges, type Point, type Polygon, polygonArea } from '../../domain/geometry/polygon.ts'
import { cornerTerraceWidth, innerWall, outerWall, partyWall, railing } from './building-size.ts'
import { contourOf } from './contour.ts'
import type { Slot } from './floor-scheme.ts'
import { type Frame, moveRect, moveTo } from './frame.ts'
import { inset, runsAlongAny, withPoints } from './inset.ts'
import type { Space } from './layout.ts'
import { layoutOf } from './layouts/layout-of.ts'
import { placeDoor, placeOpening, placePiece } from './place-fittings.ts'
import { placeRoom, toHundredths } from './place-room.ts'
import type { PlacedApartment, PlacedRoom, Side } from './placed.ts'
import { pushIntoRoom } from './push-into-room.ts'
import { roundCorner } from './round-corner.ts'
import { type Terrace, terraceOf } from './terrace.ts'
import { windowsOf } from './windows.ts'

interface Site {
  frame: Frame
  space: Space
  side: Side
  stack: string
  envelope: Polygon
  freeFacades: Edge[]
  terraceReach: number
  /** Whether the terrace goes around the corner of the building. */
  wraps: boolean
}

export function placeApartment(slot: Slot, site: Site): PlacedApartment {
  const { frame, space, envelope } = site
  const layout = layoutOf(slot.type, slot.storey, space)
  const terrace = terraceOf(slot, space, layout, site.terraceReach, site.wraps)
  const roomParts = layout.rooms.flatMap(({ parts }) => parts).map((part) => moveRect(frame, part))
  const terraceParts = terrace?.parts.map((part) => moveRect(frame, part)) ?? []
  const indoors = contourOf(roomParts)
  // At a corner of the building, a wall continues straight as the railing of the terrace, so that both are one
  // edge of this contour. `withPoints` splits it, because wall and railing differ in thickness.
  const whole = contourOf([...roomParts, ...terraceParts])
  const rooms = layout.rooms.map((room) => placeRoom(room, frame, wallInside(indoors, envelope)))
  const terraces = terrace ? [placeTerrace(terrace, site)] : []
  const terraceContour = terraceParts.length > 0 ? contourOf(terraceParts) : undefined
  return {
    type: slot.type,
    storey: slot.storey,
    side: site.side,
    stack: site.stack,
    rooms: [...rooms, ...terraces],
    doors: layout.doors.map((each) => placeDoor(each, frame, each.entrance ? partyWall : innerWall)),
    openings: layout.openings.map((each) => placeOpening(each, frame, innerWall)),
    windows: windowsOf(rooms, site.freeFacades, terraceContour),
    furniture: [...layout.furniture, ...(terrace?.furniture ?? [])].map((each) =>
      pushIntoRoom(placePiece(each, frame), rooms),
    ),
    outline: rounded(inset(withPoints(whole, envelope), outerWallOf(indoors, envelope)), site),
  }
}

function placeTerrace({ parts }: Terrace, site: Site): PlacedRoom {
  const room = placeRoom({ kind: 'terrace', parts }, site.frame, besideWall(site.envelope))
  const contour = rounded(room.contour, site)
  return { ...room, axis: rounded(room.axis, site), contour, area: toHundredths(polygonArea(contour)) }
}

/**
 * Rounds the outer corner of a terrace that goes around the corner of the building; other contours stay as they
 * are.
 */
function rounded(contour: Point[], { wraps, frame, space, terraceReach }: Site): Point[] {
  if (!wraps) return contour
  const corner = { x: space.width + cornerTerraceWidth, y: space.depth + terraceReach }
  return roundCorner(contour, moveTo(frame, corner), cornerTerraceWidth)
}

function wallInside(apartment: Polygon, envelope: Polygon): (edge: Edge) => number {
  return (edge) => {
    if (runsAlongAny(edge, envelope)) return outerWall
    return (runsAlongAny(edge, apartment) ? partyWall : innerWall) / 2
  }
}

function outerWallOf(indoors: Polygon, envelope: Polygon): (edge: Edge) => number {
  return (edge) => (runsAlongAny(edge, indoors) ? wallInside(indoors, envelope)(edge) : railing)
}

/**
 * How far the floor of a terrace ends inside an edge: by the width of the railing, but not at the outer wall of
 * the building, where it begins at the face of the wall.
 */
function besideWall(envelope: Polygon): (edge: Edge) => number {
  return (edge) => (runsAlongAny(edge, envelope) ? 0 : railing)
}

export function facadesOf(envelope: Polygon, blindX: number): Edge[] {
  return edges(envelope).filter(([from, to]) => from.x !== blindX || to.x !== blindX)
}
