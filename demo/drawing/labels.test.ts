import { expect, test } from 'vitest'
import { overlaps } from '../../domain/geometry/bounds.ts'
import { demoEntrances, demoFloors } from '../building-record.ts'
import { floorGeometry } from '../geometry/floor-geometry.ts'
import { drawFloor } from './draw-floor.ts'
import { holds } from './label-place.ts'
import { roomLabel } from './labels.ts'
import { obstaclesOf } from './obstacles.ts'

const everyFloor = demoEntrances.flatMap((entrance) =>
  demoFloors.map((floor) => floorGeometry(entrance, floor)),
)

test('every label stays inside its room and off its neighbours', () => {
  for (const { apartments, common } of everyFloor) {
    const boxes = [common, ...apartments].flatMap((parts) =>
      parts.rooms.flatMap((room) => {
        const label = roomLabel(room, obstaclesOf(parts))
        if (!label) return []
        expect(holds(room.contour, label.box)).toBe(true)
        return [label.box]
      }),
    )
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false)
    }
  }
})

test('letters are drawn as outlines: a machine without fonts shows the same plan', () => {
  const [floor] = everyFloor
  if (!floor) throw new Error('The building has floors')
  expect(drawFloor(floor)).not.toMatch(/<text|font-family/)
})
