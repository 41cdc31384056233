import { cornerTerraceLength, cornerTerraceWidth } from './building-size.ts'
import type { Slot } from './floor-scheme.ts'
import type { Piece, RoomLayout, Space } from './layout.ts'
import { piece } from './layouts/make.ts'
import { type Rect, rect } from './rect.ts'

export interface Terrace {
  parts: Rect[]
  furniture: Piece[]
}

/**
 * The terrace in front of an apartment's façade, in the apartment's own metres. With `wraps` it continues around the
 * corner.
 */
export function terraceOf(
  slot: Slot,
  { width, depth }: Space,
  { rooms }: RoomLayout,
  reach: number,
  wraps: boolean,
): Terrace | undefined {
  if (slot.terrace === 'none') return undefined
  const [from, to] = slot.terrace === 'wide' ? [0, width] : livingFront(rooms, depth)
  const front = rect(from, depth, to, depth + reach)
  const parts = wraps
    ? [front, rect(width, depth - cornerTerraceLength, width + cornerTerraceWidth, depth + reach)]
    : [front]
  return { parts, furniture: furnish(front, wraps) }
}

function livingFront(rooms: RoomLayout['rooms'], depth: number): [number, number] {
  const living = rooms.find(({ kind }) => kind === 'living' || kind === 'living-kitchen' || kind === 'room')
  const front = living?.parts.filter(({ bottom }) => bottom === depth) ?? []
  return [Math.min(...front.map(({ left }) => left)), Math.max(...front.map(({ right }) => right))]
}

function furnish({ left, top, right, bottom }: Rect, wraps: boolean): Piece[] {
  const wide = right - left
  const middle = (top + bottom) / 2
  const furniture = [piece('terrace-table', right - 1.75, middle - 0.4, 1.5, 0.8, 'down')]
  if (wide > 5 && bottom - top > 1.6) {
    furniture.push(piece('lounger', left + 0.35, middle - 0.75, 1.7, 0.6, 'right'))
    furniture.push(piece('lounger', left + 0.35, middle + 0.1, 1.7, 0.6, 'right'))
  }
  if (wraps) furniture.push(piece('planter', right + 1.2, top - 3.4, 0.4, 1.6, 'left'))
  return furniture
}
