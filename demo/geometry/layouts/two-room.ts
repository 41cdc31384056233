import type { RoomLayout, Space } from '../layout.ts'
import { annexDepth } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, piece, room } from './make.ts'

/** „Двустаен“: a living room with its kitchen at the back, and a bedroom. */
export function twoRoom({ width, depth, annex }: Space): RoomLayout {
  const living = width - 4.0
  const hall = width - 5.0
  const kitchen = width - 3.0
  const back = 2.6
  const kitchenTop = annex > 0 ? -annexDepth : 0
  const inside = depth - 0.3
  const bedTop = (back + 0.7 + inside) / 2 - 0.8
  return {
    rooms: [
      room('living-kitchen', [
        rect(living, back, width, depth),
        rect(kitchen, 0, width, back),
        ...(annex > 0 ? [rect(width - annex, kitchenTop, width, 0)] : []),
      ]),
      room('hall', [rect(hall, 0, kitchen, back)]),
      room('bathroom', [rect(0, 0, hall, back)]),
      room('bedroom', [rect(0, back, living, depth)]),
    ],
    doors: [
      entrance(hall + 0.3),
      door(living + 0.9, back, 'left', 'down'),
      door(hall + 0.12, back, 'right', 'down'),
      door(hall, 1.5, 'up', 'left', 0.75),
    ],
    openings: [],
    furniture: [
      piece('worktop', kitchen + 0.12, kitchenTop + 0.1, 2.55, 0.6, 'down'),
      piece('dining-table', width - 2.05, kitchenTop + (annex > 0 ? 2.0 : 1.35), 1.4, 0.85, 'down'),
      piece('sofa', width - (annex > 0 ? 1.2 : 0.95), inside - 2.75, 0.85, 2.1, 'left'),
      piece('low-table', width - 1.95, inside - 2.15, 0.55, 0.9, 'left'),
      piece('cupboard', living + 0.06, inside - 2.4, 0.4, 1.7, 'right'),
      piece('wardrobe', kitchen - 0.56, 0.15, 0.5, 1.5, 'left'),
      piece('bath', 0.1, 0.1, 0.7, Math.min(1.7, back - 0.2), 'down'),
      piece('toilet', hall - 1.15, 0.1, 0.4, 0.6, 'down'),
      piece('basin', 0.95, back - 0.56, 0.75, 0.48, 'up'),
      piece('washer', 0.12, back - 0.7, 0.6, 0.6, 'up'),
      piece('wardrobe', 0.1, back + 0.06, Math.max(1.6, hall - 0.2), 0.6, 'down'),
      piece('bed', 0.1, bedTop, 2.0, 1.6, 'right'),
    ],
  }
}
