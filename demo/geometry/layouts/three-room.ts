import type { RoomLayout, Space } from '../layout.ts'
import { annexDepth } from '../layout.ts'
import { rect } from '../rect.ts'
import { door, entrance, piece, room } from './make.ts'

/** „Тристаен“: two bedrooms, a bathroom and a separate toilet, the living room at the corner. */
export function threeRoom({ width, depth, endWall, annex }: Space): RoomLayout {
  const living = Math.min(6.4, width - 3.8)
  const second = living - (width > 10 ? 3.0 : 2.8)
  const bath = second - 1.0
  const hall = living - 2.2
  const back = 2.9
  const toiletDepth = 1.7
  const kitchenTop = annex > 0 ? -annexDepth : 0
  const inside = depth - 0.3
  const side = endWall + 0.04
  const bedTop = Math.max((back + 0.7 + inside) / 2 - 0.8, back + 1.6)
  return {
    rooms: [
      room('bathroom', [rect(0, 0, bath, back)]),
      room('toilet', [rect(bath, 0, hall, toiletDepth)]),
      room('hall', [rect(hall, 0, living, back), rect(bath, toiletDepth, hall, back)]),
      room('bedroom', [rect(0, back, second, depth)]),
      room('bedroom', [rect(second, back, living, depth)]),
      room('living-kitchen', [
        rect(living, 0, width, depth),
        ...(annex > 0 ? [rect(width - annex, kitchenTop, width, 0)] : []),
      ]),
    ],
    doors: [
      entrance(hall + 0.4),
      door(living, 2.3, 'up', 'right', 0.85),
      door(bath + 0.12, back, 'right', 'down'),
      door(living - 0.15, back, 'left', 'down'),
      door(bath, back - 0.15, 'up', 'left', 0.75),
      door(hall - 0.15, toiletDepth, 'left', 'up', 0.7),
    ],
    openings: [],
    furniture: [
      piece('bath', 0.1, 0.1, Math.min(1.7, bath - 0.5), 0.7, 'down'),
      piece('toilet', 0.1, 1.1, 0.6, 0.4, 'right'),
      piece('basin', 0.1, 1.75, 0.48, 0.75, 'right'),
      ...(bath > 2.2 ? [piece('washer', bath - 0.75, 0.95, 0.6, 0.6, 'left')] : []),
      piece('toilet', bath + 0.15, 0.1, 0.4, 0.6, 'down'),
      piece('basin', hall - 0.75, 0.1, 0.55, 0.4, 'down'),
      piece('wardrobe', living - 0.56, 0.12, 0.5, 1.2, 'left'),
      piece('wardrobe', 0.1, back + 0.06, bath - 0.2, 0.6, 'down'),
      piece('bed', 0.1, bedTop, 2.0, 1.6, 'right'),
      piece('single-bed', second + 0.06, inside - 2.15, 0.9, 2.0, 'up'),
      piece('desk', living - 0.66, inside - 1.5, 0.6, 1.2, 'left'),
      piece('wardrobe', second + 0.06, back + 0.06, 1.4, 0.6, 'down'),
      piece(
        'worktop',
        annex > 0 ? width - annex + 0.1 : living + 0.06,
        kitchenTop + 0.1,
        annex > 0 ? annex - 0.45 : width - living - 0.1 - side,
        0.6,
        'down',
      ),
      piece('dining-table', width - 2.35, annex > 0 ? 0.1 : 1.2, 1.5, 0.9, 'down'),
      piece('sofa', width - side - 0.9, inside - 2.9, 0.9, 2.3, 'left'),
      piece('low-table', width - side - 1.75, inside - 2.2, 0.6, 0.9, 'left'),
      piece('cupboard', living + 0.06, inside - 2.6, 0.4, 1.9, 'right'),
    ],
  }
}
