import type { Edge } from '../../domain/geometry/polygon.ts'
import { type DemoEntrance, firstFloor, lastFloor } from '../building-record.ts'
import * as size from './building-size.ts'
import { commonParts } from './common-parts.ts'
import { commonWindows } from './common-windows.ts'
import { type FloorScheme, type Slot, schemeOf } from './floor-scheme.ts'
import { composeFrames, type Frame, identity, moveRect, moveTo } from './frame.ts'
import { groundFloorParts } from './ground-floor.ts'
import { runsAlongAny } from './inset.ts'
import type { RoomLayout } from './layout.ts'
import { facadesOf, placeApartment } from './place-apartment.ts'
import { placeDoor, placeOpening, placePiece } from './place-fittings.ts'
import { placeRoom } from './place-room.ts'
import type { FloorGeometry, PlacedApartment, PlacedParts } from './placed.ts'
import { pushIntoRoom } from './push-into-room.ts'
import { cornersOf, rect } from './rect.ts'

const annexWidth = 3

/**
 * Place each entrance on its sheet. Entrance А (id 1) is mirrored, because each has its outer side away from
 * the other.
 */
const entranceFrames: Record<DemoEntrance, Frame> = {
  1: [-1, 0, 0, 1, size.buildingWidth, 0],
  2: identity,
}

interface Storey {
  entrance: DemoEntrance
  floor: number
  frame: Frame
  southDepth: number
  scheme: FloorScheme
  envelope: { x: number; y: number }[]
  freeFacades: Edge[]
}

export function floorGeometry(entrance: DemoEntrance, floor: number): FloorGeometry {
  const frame = entranceFrames[entrance]
  const southDepth = size.southDepth - (floor === lastFloor ? size.topFloorSetback : 0)
  const outside = moveRect(frame, rect(0, 0, size.buildingWidth, size.southTop + southDepth))
  const envelope = cornersOf(outside)
  const freeFacades = facadesOf(envelope, moveTo(frame, { x: 0, y: 0 }).x)
  const scheme = schemeOf(entrance, floor)
  const storey = { entrance, floor, frame, southDepth, scheme, envelope, freeFacades }
  return {
    entrance,
    floor,
    envelope,
    apartments: [...northApartments(storey), ...southApartments(storey).reverse()],
    common: placeCommon(storey),
  }
}

function northApartments(storey: Storey): PlacedApartment[] {
  const { northInner, northOuter } = storey.scheme
  return [
    ...placeRow(storey, northInner, 0, 'north'),
    ...placeRow(storey, northOuter, size.coreRight, 'north'),
  ]
}

function southApartments(storey: Storey): PlacedApartment[] {
  const taken = storey.scheme.south.reduce((sum, { width }) => sum + width, 0)
  return placeRow(storey, storey.scheme.south, size.buildingWidth - taken, 'south')
}

function placeRow(storey: Storey, slots: Slot[], start: number, row: 'north' | 'south'): PlacedApartment[] {
  let left = start
  return slots.map((slot) => {
    const apartment = placeInRow(storey, slot, left, row)
    left += slot.width
    return apartment
  })
}

function placeInRow(storey: Storey, slot: Slot, left: number, row: 'north' | 'south'): PlacedApartment {
  const { floor, southDepth, scheme } = storey
  const south = row === 'south'
  const corner = Math.abs(left + slot.width - size.buildingWidth) < 0.01
  const x = slot.mirrored ? left + slot.width : left
  const slotFrame: Frame = [
    slot.mirrored ? -1 : 1,
    0,
    0,
    south ? 1 : -1,
    x,
    south ? size.southTop : size.northDepth,
  ]
  const edge = size.buildingDepth + size.terraceDepth - size.southTop
  return placeApartment(slot, {
    frame: composeFrames(storey.frame, slotFrame),
    space: {
      width: slot.width,
      depth: south ? southDepth : size.northDepth,
      endWall: corner || (slot.mirrored && left === 0) ? size.outerWall : size.partyWall / 2,
      annex: south && corner && scheme.annex ? annexWidth : 0,
    },
    side: corner ? `${row}Outer` : row,
    stack: `${storey.entrance}:${row}:${left.toFixed(1)}`,
    envelope: storey.envelope,
    freeFacades: storey.freeFacades,
    terraceReach: south ? edge - southDepth : size.balconyDepth,
    wraps: south && corner && floor > firstFloor,
  })
}

function placeCommon({ floor, frame, scheme, envelope }: Storey): PlacedParts {
  const annex = scheme.annex ? annexWidth : 0
  const parts = [commonParts(annex), ...(floor === firstFloor ? [groundFloorParts()] : [])]
  const wall = (edge: Edge) => (runsAlongAny(edge, envelope) ? size.outerWall : size.partyWall / 2)
  const all = <T>(pick: (layout: RoomLayout) => T[]) => parts.flatMap(pick)
  const rooms = all((layout) => layout.rooms).map((room) => placeRoom(room, frame, wall))
  return {
    rooms,
    doors: all(({ doors }) => doors).map((door) => placeDoor(door, frame, wallAt(door.hinge.y))),
    openings: all(({ openings }) => openings).map((each) => placeOpening(each, frame, size.partyWall)),
    windows: commonWindows(frame, annex === 0, floor),
    furniture: all(({ furniture }) => furniture).map((piece) =>
      pushIntoRoom(placePiece(piece, frame), rooms),
    ),
  }
}

function wallAt(y: number): number {
  return y > size.buildingDepth - size.outerWall ? size.outerWall : size.partyWall
}
