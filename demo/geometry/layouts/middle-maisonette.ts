import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, piece, room } from './make.ts'

/** „Тристаен мезонет“: living room and kitchen below, two bedrooms above. */

const back = 2.25
const wet = 4.5
const stair = piece('stair', 0.1, 0.1, 2.5, back - 0.2, 'right')

export function middleMaisonetteBelow({ width, depth, endWall }: Space): RoomLayout {
  const inside = depth - 0.3
  const side = endWall + 0.04
  return {
    rooms: [
      room('hall', [rect(0, 0, wet, back)]),
      room('toilet', [rect(wet, 0, wet + 1.35, back)]),
      room('storage', [rect(wet + 1.35, 0, width, back)]),
      room('living-kitchen', [rect(0, back, width, depth)]),
    ],
    doors: [
      entrance(3.0),
      door(3.9, back, 'left', 'down', 0.9),
      door(wet, 1.95, 'up', 'right', 0.7),
      door(width - endWall - 0.1, back, 'left', 'up', 0.65),
    ],
    openings: [],
    furniture: [
      stair,
      piece('toilet', wet + 0.8, 0.1, 0.4, 0.6, 'down'),
      piece('basin', wet + 0.87, 1.2, 0.42, 0.6, 'left'),
      piece('shelves', wet + 1.45, 0.1, width - wet - 1.5 - side, 0.4, 'down'),
      piece('worktop', 0.1, back + 0.1, 0.6, inside - back - 0.5, 'right'),
      piece('dining-table', 1.25, inside - 2.1, 0.9, 1.6, 'right'),
      piece('sofa', width - side - 0.9, inside - 3.1, 0.9, 2.3, 'left'),
      piece('low-table', width - side - 1.75, inside - 2.4, 0.6, 0.9, 'left'),
    ],
  }
}

export function middleMaisonetteAbove({ width, depth, endWall }: Space): RoomLayout {
  const half = wet - 0.95
  const inside = depth - 0.3
  const side = endWall + 0.04
  const bedTop = (back + 0.7 + inside) / 2 - 0.8
  return {
    rooms: [
      room('landing', [rect(0, 0, wet, back)]),
      room('bathroom', [rect(wet, 0, width, back)]),
      room('bedroom', [rect(0, back, half, depth)]),
      room('bedroom', [rect(half, back, width, depth)]),
    ],
    doors: [
      door(half - 0.12, back, 'left', 'down'),
      door(half + 0.08, back, 'right', 'down'),
      door(wet, 0.6, 'down', 'left', 0.75),
    ],
    openings: [],
    furniture: [
      stair,
      piece('bath', width - side - 0.75, 0.12, 0.75, 1.75, 'down'),
      piece('toilet', wet + 0.95, 0.1, 0.4, 0.6, 'down'),
      piece('basin', wet + 0.2, back - 0.56, 0.9, 0.48, 'up'),
      piece('wardrobe', 0.1, back + 0.06, 2.3, 0.6, 'down'),
      piece('bed', 0.1, bedTop, 2.0, 1.6, 'right'),
      piece('wardrobe', half + 0.98, back + 0.06, width - half - side - 0.98, 0.6, 'down'),
      piece('bed', width - side - 2.0, bedTop, 2.0, 1.6, 'left'),
    ],
  }
}
