import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, opening, piece, room } from './make.ts'

/** One room with a kitchenette along the side wall, and a bathroom at the entrance. */
export function studio({ width, depth }: Space): RoomLayout {
  const bath = 1.95
  const hall = 1.8
  const inside = depth - 0.3
  return {
    rooms: [
      room('bathroom', [rect(0, 0, bath, 2.5)]),
      room('hall', [rect(bath, 0, width, hall)]),
      room('living-kitchen', [rect(bath, hall, width, depth), rect(0, 2.5, bath, depth)]),
    ],
    doors: [entrance(bath + 1.75, 'left'), door(bath, 0.55, 'down', 'right', 0.75)],
    openings: [opening(bath + 0.5, hall, width - 0.75, hall)],
    furniture: [
      piece('shower', 0.1, 0.1, 0.9, 0.9, 'down'),
      piece('toilet', 0.1, 1.25, 0.6, 0.4, 'right'),
      piece('basin', 0.45, 1.95, 0.7, 0.48, 'up'),
      piece('washer', 1.27, 1.82, 0.6, 0.6, 'up'),
      piece('wardrobe', width - 0.6, 0.12, 0.5, 1.5, 'left'),
      piece('worktop', width - 0.7, hall + 0.2, 0.6, 2.3, 'left'),
      piece('bed', 0.1, 2.7, 2.0, 1.5, 'right'),
      piece('sofa', 0.1, inside - 1.75, 0.8, 1.6, 'right'),
      piece('round-table', width - 1.35, inside - 0.95, 1.1, 0.8, 'down'),
    ],
  }
}
