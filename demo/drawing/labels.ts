import { capHeight, textWidth } from '../../backend/images/lettering/lettering.ts'
import type { Weight } from '../../backend/images/lettering/sofia-sans.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import type { PlacedRoom } from '../geometry/placed.ts'
import { type Rect, rect } from '../geometry/rect.ts'
import { type RoomKind, roomNames } from '../geometry/room-kind.ts'
import { bestPosition } from './label-position.ts'
import type { Obstacle } from './obstacles.ts'

interface LabelLine {
  text: string
  /** The left end of the baseline. */
  x: number
  y: number
  size: number
  weight: Weight
}

export interface Label {
  lines: LabelLine[]
  box: Rect
}

const sizes = [0.28, 0.25, 0.22, 0.19]
const largeSizes = [0.42, 0.36]
const largeKinds: readonly RoomKind[] = ['shop', 'lobby']
const leading = 1.24
const margin = 0.08

/** Overlap in square metres with a door's swing or a piece of furniture that is not noticed. */
const tolerated = 0.01

/** Names that are split or abbreviated where the room is narrow. */
const wordings: Partial<Record<RoomKind, string[][]>> = {
  'living-kitchen': [['Дневна с бокс'], ['Дневна', 'с бокс']],
  technical: [['Техническо'], ['Техн.']],
}

/** Their symbol needs no label. */
const unlabelledKinds: readonly RoomKind[] = ['lift']

/** The largest label that fits its room and avoids the obstacles as far as possible. */
export function roomLabel(room: PlacedRoom, obstacles: readonly Obstacle[]): Label | undefined {
  if (unlabelledKinds.includes(room.kind)) return undefined
  let best: { label: Label; overlap: number } | undefined
  for (const size of largeKinds.includes(room.kind) ? largeSizes : sizes) {
    for (const name of wordings[room.kind] ?? [[roomNames[room.kind]]]) {
      const block = setBlock([...name, areaText(room.area)], size)
      const position = bestPosition(block.width + 2 * margin, block.height + 2 * margin, room, obstacles)
      if (!position || (best && position.overlap >= best.overlap - tolerated)) continue
      best = { label: block.at(position.left + margin, position.top + margin), overlap: position.overlap }
    }
    if (best && best.overlap <= tolerated) break
  }
  if (!best) throw new Error(`No label fits the room ${room.kind} of ${room.area} m²`)
  return best.label
}

function areaText(area: number): string {
  const [whole, hundredths] = area.toFixed(2).split('.')
  return `${formatNumber(Number(whole))},${hundredths}`
}

interface Block {
  width: number
  height: number
  at(left: number, top: number): Label
}

function setBlock(texts: string[], size: number): Block {
  const lines = texts.map((text, index) => {
    const isArea = index === texts.length - 1
    const style = { size: isArea ? size * 0.92 : size, weight: (isArea ? 400 : 600) as Weight }
    return { text, ...style, width: textWidth(text, style.size, style.weight) }
  })
  const width = Math.max(...lines.map((line) => line.width))
  const height = size * (capHeight + (lines.length - 1) * leading)
  return {
    width,
    height,
    at: (left, top) => ({
      box: rect(left, top, left + width, top + height),
      lines: lines.map(({ text, size: lineSize, weight, width: lineWidth }, index) => ({
        text,
        size: lineSize,
        weight,
        x: left + (width - lineWidth) / 2,
        y: top + size * (capHeight + index * leading),
      })),
    }),
  }
}
