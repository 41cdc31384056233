import { buildingDepth, southTop } from './building-size.ts'
import type { RoomLayout } from './layout.ts'
import { door, opening, piece, room } from './layouts/make.ts'
import { rect } from './rect.ts'

export const shopWidth = 9.9
export const lobbyWidth = 5.5
const lobbyRight = shopWidth + lobbyWidth

/** The shop and the lobby at the park side of the ground floor. */
export function groundFloorParts(): RoomLayout {
  const back = southTop + 2.4
  return {
    rooms: [
      room('shop', [rect(2.6, southTop, shopWidth, buildingDepth), rect(0, back, 2.6, buildingDepth)]),
      room('toilet', [rect(0, southTop, 2.6, back)]),
      room('lobby', [rect(shopWidth, southTop, lobbyRight, buildingDepth)]),
    ],
    doors: [
      door(2.6, southTop + 1.5, 'up', 'left', 0.75),
      door(4.3, buildingDepth - 0.15, 'right', 'up', 0.95),
      door(6.2, buildingDepth - 0.15, 'left', 'up', 0.95),
      door(11.7, buildingDepth - 0.15, 'right', 'up', 0.95),
      door(13.6, buildingDepth - 0.15, 'left', 'up', 0.95),
    ],
    openings: [opening(11.0, southTop, 14.3, southTop)],
    furniture: [
      piece('counter', 3.2, southTop + 0.9, 5.6, 0.7, 'down'),
      piece('shelves', 3.0, southTop + 0.12, 6.4, 0.4, 'down'),
      piece('round-table', 0.7, southTop + 3.4, 1.3, 1.0, 'down'),
      piece('round-table', 0.7, southTop + 5.2, 1.3, 1.0, 'down'),
      piece('round-table', 7.6, southTop + 3.2, 1.3, 1.0, 'down'),
      piece('round-table', 7.6, southTop + 5.2, 1.3, 1.0, 'down'),
      piece('letterboxes', shopWidth + 0.12, southTop + 2.4, 0.4, 2.6, 'right'),
      piece('sofa', lobbyRight - 1.0, southTop + 2.6, 0.85, 2.2, 'left'),
      piece('toilet', 0.1, southTop + 0.9, 0.6, 0.4, 'right'),
      piece('basin', 1.1, southTop + 0.1, 0.6, 0.42, 'down'),
    ],
  }
}
