import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, piece, room } from './make.ts'

/** „Двустаен мезонет“: living room and kitchen below, one bedroom above. */

const back = 2.25
const wet = 3.9
const stair = piece('stair', 0.1, 0.1, 2.5, back - 0.2, 'right')

export function smallMaisonetteBelow({ width, depth }: Space): RoomLayout {
  const inside = depth - 0.3
  return {
    rooms: [
      room('hall', [rect(0, 0, wet, back)]),
      room('toilet', [rect(wet, 0, width, back)]),
      room('living-kitchen', [rect(0, back, width, depth)]),
    ],
    doors: [entrance(2.78), door(3.75, back, 'left', 'down', 0.85), door(wet, 1.95, 'up', 'right', 0.7)],
    openings: [],
    furniture: [
      stair,
      piece('toilet', width - 0.55, 0.1, 0.4, 0.6, 'down'),
      piece('basin', width - 0.52, 1.25, 0.42, 0.6, 'left'),
      piece('worktop', 0.1, back + 0.1, 0.6, 2.6, 'right'),
      piece('dining-table', 0.95, inside - 1.6, 0.85, 1.3, 'right'),
      piece('sofa', width - 1.0, inside - 2.7, 0.9, 2.1, 'left'),
      piece('low-table', width - 1.85, inside - 2.1, 0.55, 0.9, 'left'),
    ],
  }
}

export function smallMaisonetteAbove({ width, depth }: Space): RoomLayout {
  const bathDepth = 2.8
  const inside = depth - 0.3
  const bedTop = (bathDepth + 0.8 + inside) / 2 - 0.8
  return {
    rooms: [
      room('landing', [rect(0, 0, wet, back)]),
      room('bathroom', [rect(wet, 0, width, bathDepth)]),
      room('bedroom', [rect(0, back, wet, depth), rect(wet, bathDepth, width, depth)]),
    ],
    doors: [door(2.75, back, 'right', 'down'), door(wet, 0.5, 'down', 'left', 0.75)],
    openings: [],
    furniture: [
      stair,
      piece('shower', width - 1.0, 0.1, 0.9, 0.9, 'down'),
      piece('basin', width - 0.58, 1.15, 0.48, 0.65, 'left'),
      piece('toilet', width - 0.7, 2.05, 0.6, 0.4, 'left'),
      piece('wardrobe', 0.1, back + 0.06, 2.2, 0.6, 'down'),
      piece('bed', width - 2.1, bedTop, 2.0, 1.7, 'left'),
      piece('desk', 0.1, inside - 1.7, 0.6, 1.3, 'right'),
    ],
  }
}
