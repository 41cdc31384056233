import { capHeight, textWidth } from '../../backend/images/lettering/lettering.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import type { PlacedRoom } from '../geometry/placed.ts'
import { type Rect, rect } from '../geometry/rect.ts'
import type { RoomKind } from '../geometry/room-kind.ts'
import { bestPlace } from './label-place.ts'
import type { Obstacle } from './obstacles.ts'

export interface Label {
  text: string
  /** The start of the baseline. */
  x: number
  y: number
  size: number
  box: Rect
}

/** The weight of the letters of labels. */
export const weight = 600

const sizes = [0.36, 0.32, 0.28, 0.24, 0.2]
const largeSizes = [0.46, 0.4]
const largeKinds: readonly RoomKind[] = ['shop', 'lobby']
const margin = 0.08

/** The overlap with doors and furniture that is accepted, in square metres. */
const acceptedOverlap = 0.01

/** Rooms whose symbol needs no label. */
const silentKinds: readonly RoomKind[] = ['lift']

/**
 * The area of the room, as large as it fits, with as little overlap with obstacles as possible. It has no name: the
 * furniture shows what the room is, in every language.
 */
export function roomLabel(room: PlacedRoom, obstacles: readonly Obstacle[]): Label | undefined {
  if (silentKinds.includes(room.kind)) return undefined
  const text = areaText(room.area)
  let best: { label: Label; overlap: number } | undefined
  for (const size of largeKinds.includes(room.kind) ? largeSizes : sizes) {
    const width = textWidth(text, size, weight)
    const height = size * capHeight
    const place = bestPlace(width + 2 * margin, height + 2 * margin, room, obstacles)
    if (!place || (best && place.overlap >= best.overlap - acceptedOverlap)) continue
    const [left, top] = [place.left + margin, place.top + margin]
    const box = rect(left, top, left + width, top + height)
    best = { label: { text, size, x: left, y: box.bottom, box }, overlap: place.overlap }
    if (best.overlap <= acceptedOverlap) break
  }
  if (!best) throw new Error(`No label fits the room ${room.kind} of ${room.area} m²`)
  return best.label
}

function areaText(area: number): string {
  const [whole, hundredths] = area.toFixed(2).split('.')
  return `${formatNumber(Number(whole))},${hundredths}`
}
