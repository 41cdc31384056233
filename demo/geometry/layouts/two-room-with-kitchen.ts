import type { RoomLayout, Space } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, opening, piece, room } from './make.ts'

/** A wide „двустаен“: bedroom, living room and a separate kitchen side by side on the façade. */
export function twoRoomWithKitchen({ width, depth, endWall }: Space): RoomLayout {
  const living = 3.4
  const kitchen = width - 2.8
  const hall = 1.7
  const storage = width - 1.35
  const bath = 2.4
  const bathDepth = 2.7
  const inside = depth - 0.3
  const side = endWall + 0.04
  return {
    rooms: [
      room('bathroom', [rect(0, 0, bath, bathDepth)]),
      room('hall', [rect(bath, 0, kitchen, hall), rect(bath, hall, living, bathDepth)]),
      room('toilet', [rect(kitchen, 0, storage, hall)]),
      room('storage', [rect(storage, 0, width, hall)]),
      room('bedroom', [rect(0, bathDepth, living, depth)]),
      room('living', [rect(living, hall, kitchen, depth)]),
      room('kitchen', [rect(kitchen, hall, width, depth)]),
    ],
    doors: [
      entrance(4.6),
      door(bath, hall - 0.15, 'up', 'right', 0.75),
      door(kitchen, 1.3, 'up', 'left', 0.7),
      door(width - endWall - 0.12, hall, 'left', 'down', 0.65),
      door(bath + 0.1, bathDepth, 'right', 'down'),
      door(living + 0.5, hall, 'right', 'down'),
    ],
    openings: [opening(kitchen, hall + 1.2, kitchen, hall + 2.8)],
    furniture: [
      piece('bath', 0.1, 0.1, 0.7, 1.7, 'down'),
      piece('toilet', 1.2, 0.1, 0.4, 0.6, 'down'),
      piece('basin', 1.15, bathDepth - 0.56, 0.75, 0.48, 'up'),
      piece('washer', 0.12, bathDepth - 0.7, 0.6, 0.6, 'up'),
      piece('toilet', storage - 0.55, 0.1, 0.4, 0.6, 'down'),
      piece('basin', kitchen + 0.15, 0.1, 0.5, 0.4, 'down'),
      piece('shelves', storage + 0.1, 0.1, width - storage - 0.1 - side, 0.3, 'down'),
      piece('wardrobe', 5.75, 0.1, kitchen - 6.0, 0.5, 'down'),
      piece('wardrobe', 0.1, bathDepth + 0.06, 2.1, 0.6, 'down'),
      piece('bed', 0.1, inside - 2.15, 2.0, 1.6, 'right'),
      piece('sofa', living + 0.5, inside - 1.0, 2.1, 0.85, 'up'),
      piece('low-table', living + 1.1, inside - 1.65, 0.9, 0.5, 'up'),
      piece('worktop', width - 0.6 - side, hall + 0.95, 0.6, inside - hall - 1.05, 'left'),
      piece('dining-table', kitchen + 0.35, inside - 1.3, 0.8, 1.1, 'right'),
    ],
  }
}
