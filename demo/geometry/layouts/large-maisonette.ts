import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, opening, piece, room } from './make.ts'

/** „Четиристаен мезонет“: kitchen and living room below, three bedrooms and two bathrooms above. */

const back = 2.25
const wet = 4.6
const stair = piece('stair', 0.1, 0.1, 2.5, back - 0.2, 'right')

export function largeMaisonetteBelow({ width, depth }: Space): RoomLayout {
  const kitchen = 3.3
  const laundry = wet + 1.4
  const dining = laundry + 1.9
  const inside = depth - 0.3
  return {
    rooms: [
      room('hall', [rect(0, 0, wet, back)]),
      room('toilet', [rect(wet, 0, laundry, back)]),
      room('laundry', [rect(laundry, 0, dining, back)]),
      room('kitchen', [rect(0, back, kitchen, depth)]),
      room('living', [rect(kitchen, back, width, depth), rect(dining, 0, width, back)]),
    ],
    doors: [
      entrance(3.0),
      door(kitchen + 0.15, back, 'right', 'down', 0.9),
      door(wet, 1.95, 'up', 'right', 0.7),
      door(laundry + 1.5, back, 'left', 'up', 0.7),
    ],
    openings: [opening(kitchen, back + 1.3, kitchen, back + 2.9)],
    furniture: [
      stair,
      piece('toilet', laundry - 0.55, 0.1, 0.4, 0.6, 'down'),
      piece('basin', laundry - 0.5, 1.2, 0.42, 0.6, 'left'),
      piece('washer', laundry + 0.1, 0.1, 0.6, 0.6, 'down'),
      piece('washer', laundry + 0.75, 0.1, 0.6, 0.6, 'down'),
      piece('worktop', 0.1, back + 0.1, 0.6, inside - back - 0.2, 'right'),
      piece('round-table', 1.6, inside - 1.3, 1.2, 0.9, 'down'),
      piece('sofa', width - 1.3, inside - 3.2, 0.95, 2.6, 'left'),
      piece('low-table', width - 2.3, inside - 2.5, 0.7, 1.1, 'left'),
      piece('armchair', width - 3.3, inside - 1.0, 0.85, 0.85, 'up'),
      piece('dining-table', kitchen + 0.7, inside - 1.5, 1.8, 0.95, 'down'),
      piece('desk', dining + 0.25, 0.12, 1.3, 0.6, 'down'),
    ],
  }
}

export function largeMaisonetteAbove({ width, depth }: Space): RoomLayout {
  const third = width / 3
  const passage = 3.35
  const passageEnd = 2 * third + 1.05
  const first = third - 1.0
  const ensuite = 2 * third + 0.35
  const inside = depth - 0.3
  return {
    rooms: [
      room('landing', [rect(0, 0, wet, back), rect(first, back, passageEnd, passage)]),
      room('bathroom', [rect(wet, 0, ensuite, back)]),
      room('bathroom', [rect(ensuite, 0, width, back)]),
      room('bedroom', [rect(0, passage, third, depth), rect(0, back, first, passage)]),
      room('bedroom', [rect(third, passage, 2 * third, depth)]),
      room('bedroom', [rect(2 * third, passage, width, depth), rect(passageEnd, back, width, passage)]),
    ],
    doors: [
      door(third - 0.1, passage, 'left', 'down'),
      door(third + 0.12, passage, 'right', 'down'),
      door(passageEnd, passage - 0.12, 'up', 'right'),
      door(wet + 0.2, back, 'right', 'up', 0.75),
      door(width - 0.5, back, 'left', 'up', 0.75),
    ],
    openings: [],
    furniture: [
      stair,
      piece('bath', ensuite - 0.82, 0.12, 0.75, 1.75, 'down'),
      piece('toilet', wet + 1.1, 0.1, 0.4, 0.6, 'down'),
      piece('basin', wet + 0.15, 0.1, 0.75, 0.48, 'down'),
      piece('shower', ensuite + 0.1, 0.1, 0.95, 0.95, 'down'),
      piece('basin', ensuite + 1.25, 0.1, 0.75, 0.48, 'down'),
      piece('toilet', ensuite + 0.1, 1.35, 0.6, 0.4, 'right'),
      piece('wardrobe', 0.1, back + 0.06, first - 0.2, 0.6, 'down'),
      piece('bed', 0.1, inside - 1.9, 2.0, 1.6, 'right'),
      piece('single-bed', 2 * third - 1.0, inside - 2.1, 0.9, 2.0, 'up'),
      piece('desk', third + 0.06, inside - 1.4, 0.6, 1.2, 'right'),
      piece('bed', width - 2.35, inside - 1.9, 2.0, 1.6, 'left'),
    ],
  }
}
