import { expect, test } from 'vitest'
import { parkingLevelsOf } from '../../domain/building/building.ts'
import { overlaps } from '../../domain/geometry/bounds.ts'
import { demoBuilding } from '../building-record.ts'
import { drawParkingLevel } from '../drawing/draw-parking-level.ts'
import { seededRandom } from '../random.ts'
import { parkingLevelPlans } from './level.ts'
import { demoParkingSpots, spotNumber } from './spots.ts'

const levels = parkingLevelPlans()

test('the three levels draw exactly the parking spots that are for sale', () => {
  expect(levels.map(({ level }) => level)).toEqual(parkingLevelsOf(demoBuilding))
  const drawn = levels.flatMap(({ spots }) => spots.map((spot) => `${spot.level} ${spotNumber(spot)}`))
  const sold = demoParkingSpots(seededRandom(1)).map(({ floor, number }) => `${floor} ${number}`)
  expect(drawn).toEqual(sold)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('parking spots overlap neither each other nor ramp, cores and rooms', () => {
  for (const { spots, ramp, cores, rooms } of levels) {
    const boxes = [...[...spots, ...rooms].map(({ box }) => box), ramp, ...cores]
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => overlaps(box, other, 0.001))).toEqual([])
    }
  }
})

test('covered parking spots stand inside the hall, open ones outside', () => {
  for (const { spots, hall } of levels) {
    for (const { kind, box } of spots) {
      const inside =
        box.left >= hall.left && box.right <= hall.right && box.top >= hall.top && box.bottom <= hall.bottom
      expect(inside).toBe(kind !== 'open')
    }
  }
})

test('the drawing needs no fonts', () => {
  for (const level of levels) expect(drawParkingLevel(level)).not.toContain('<text')
})
