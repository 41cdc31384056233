import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, piece, room } from './make.ts'

/** „Едностаен“: one room and a separate kitchen. */
export function oneRoom({ width, depth }: Space): RoomLayout {
  const kitchen = 2.05
  const bath = width - 1.85
  const hall = 1.6
  const inside = depth - 0.3
  const bedTop = Math.max(2.6, inside - 3.4)
  return {
    rooms: [
      room('hall', [rect(0, 0, bath, hall)]),
      room('bathroom', [rect(bath, 0, width, 2.45)]),
      room('kitchen', [rect(0, hall, kitchen, depth)]),
      room('room', [rect(kitchen, hall, bath, depth), rect(bath, 2.45, width, depth)]),
    ],
    doors: [
      entrance(0.75),
      door(0.85, hall, 'right', 'down', 0.75),
      door(kitchen + 0.15, hall, 'right', 'down'),
      door(bath, 1.2, 'up', 'left', 0.75),
    ],
    openings: [],
    furniture: [
      piece('shower', width - 1.0, 0.1, 0.9, 0.9, 'down'),
      piece('toilet', bath + 0.1, 1.75, 0.4, 0.6, 'up'),
      piece('basin', width - 0.58, 1.1, 0.48, 0.6, 'left'),
      piece('washer', width - 0.7, 1.77, 0.6, 0.6, 'up'),
      piece('wardrobe', 0.1, 0.1, 0.5, 1.4, 'right'),
      piece('worktop', 0.1, hall + 0.9, 0.6, 2.5, 'right'),
      piece('dining-table', 0.55, inside - 1.15, 1.1, 0.75, 'down'),
      piece('bed', width - 2.1, bedTop, 2.0, 1.6, 'left'),
      piece('armchair', kitchen + 0.25, inside - 0.95, 0.8, 0.8, 'up'),
    ],
  }
}
