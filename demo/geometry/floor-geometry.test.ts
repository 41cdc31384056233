import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../domain/geometry/bounds.ts'
import { contains, distance, type Point } from '../../domain/geometry/polygon.ts'
import { demoEntrances, demoFloors } from '../building-record.ts'
import { holds, sharedArea } from '../drawing/label-place.ts'
import { floorGeometry } from './floor-geometry.ts'
import { moveRect } from './frame.ts'
import type { PlacedApartment, PlacedParts, PlacedRoom } from './placed.ts'
import { polygonsOverlap } from './polygons-overlap.ts'
import { rect, shrink } from './rect.ts'
import { wantsWindow } from './room-kind.ts'

const everyFloor = demoEntrances.flatMap((entrance) =>
  demoFloors.map((floor) => floorGeometry(entrance, floor)),
)
const everyApartment = everyFloor.flatMap(({ apartments }) => apartments)

/** The rooms at the two sides of a door or passage. */
function joined(rooms: readonly PlacedRoom[], from: Point, to: Point): PlacedRoom[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const length = distance(from, to)
  const step = { x: (-(to.y - from.y) / length) * 0.4, y: ((to.x - from.x) / length) * 0.4 }
  const sides = [
    { x: middle.x + step.x, y: middle.y + step.y },
    { x: middle.x - step.x, y: middle.y - step.y },
  ]
  return rooms.filter(({ axis }) => sides.some((point) => contains(axis, point)))
}

function passages({ doors, openings }: PlacedParts): [Point, Point][] {
  return [
    ...doors.map(({ hinge, jamb }): [Point, Point] => [hinge, jamb]),
    ...openings.map(({ from, to }): [Point, Point] => [from, to]),
  ]
}

function reachable(apartment: PlacedApartment): Set<PlacedRoom> {
  const start = apartment.rooms.find(({ kind }) => kind === 'hall' || kind === 'landing')
  const reached = new Set(start ? [start] : [])
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const [from, to] of passages(apartment)) {
      const rooms = joined(apartment.rooms, from, to)
      if (rooms.some((room) => reached.has(room))) for (const room of rooms) reached.add(room)
    }
  }
  return reached
}

describe('every apartment', () => {
  test('can be entered from the corridor, a maisonette from its lower floor', () => {
    for (const { apartments, common } of everyFloor) {
      const corridor = common.rooms.filter(({ kind }) => kind === 'corridor')
      for (const apartment of apartments) {
        const entrance = apartment.doors.find((door) => door.entrance)
        expect(entrance !== undefined).toBe(apartment.storey !== 'upper')
        if (entrance) expect(joined(corridor, entrance.hinge, entrance.jamb)).toHaveLength(1)
      }
    }
  })

  test('lets a person walk into each of its rooms', () => {
    for (const apartment of everyApartment) {
      const indoors = apartment.rooms.filter(({ kind }) => kind !== 'terrace')
      const reached = reachable(apartment)
      expect(
        indoors.filter((room) => !reached.has(room)).map(({ kind }) => `${apartment.type}: ${kind}`),
      ).toEqual([])
    }
  })

  test('has its doors in walls between two rooms, clear of the corners', () => {
    for (const apartment of everyApartment) {
      for (const { hinge, jamb } of apartment.doors.filter((door) => !door.entrance)) {
        const at = (part: number) => ({
          x: hinge.x + (jamb.x - hinge.x) * part,
          y: hinge.y + (jamb.y - hinge.y) * part,
        })
        const sides = [0, 0.9].map((part) => joined(apartment.rooms, at(part), at(part + 0.1)))
        const [start, end] = sides.map((rooms) => rooms.map((room) => apartment.rooms.indexOf(room)))
        expect(start).toHaveLength(2)
        expect(end).toEqual(start)
      }
    }
  })

  test('has daylight in each living room, bedroom and kitchen', () => {
    for (const apartment of everyApartment) {
      for (const room of apartment.rooms.filter(({ kind }) => wantsWindow(kind))) {
        const bounds = shrink(boundsOf(room.axis), -0.01)
        const own = apartment.windows.filter(
          ({ from, to }) => sharedArea(shrink(boundsOf([from, to]), -0.01), bounds) > 0,
        )
        expect(own.length).toBeGreaterThan(0)
      }
    }
  })

  test('keeps its furniture inside its rooms', () => {
    for (const { rooms, furniture, type, storey } of everyApartment) {
      const lost = furniture.filter(({ frame, width, depth }) => {
        const box = shrink(moveRect(frame, rect(0, 0, width, depth)), 0.02)
        return !rooms.some(({ contour }) => holds(contour, box))
      })
      expect(lost.map(({ symbol }) => `${type} ${storey}: ${symbol}`)).toEqual([])
    }
  })
})

test('no two rooms of a floor overlap', () => {
  for (const { apartments, common } of everyFloor) {
    const rooms = [...common.rooms, ...apartments.flatMap((apartment) => apartment.rooms)]
    const clashes = rooms.flatMap((room, index) =>
      rooms.slice(index + 1).filter((other) => polygonsOverlap(room.contour, other.contour)),
    )
    expect(clashes).toEqual([])
  }
})

test('floors differ: no entrance repeats one more than twice', () => {
  const written = everyFloor.map(({ entrance, apartments }) =>
    JSON.stringify([
      entrance,
      apartments.map(({ type, storey, stack, outline }) => [type, storey, stack, outline]),
    ]),
  )
  for (const floor of written)
    expect(written.filter((other) => other === floor).length).toBeLessThanOrEqual(2)
})
