import { capHeight, short } from '../../backend/images/lettering/lettering.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { centreOf, heightOf, type Rect, rect, widthOf } from '../geometry/rect.ts'
import type { DesignedSpot } from '../parking/designed-spot.ts'
import type { Level } from '../parking/level.ts'
import { spotNumber } from '../parking/spots.ts'
import { drawText } from './draw-label.ts'
import { levelSign } from './level-sign.ts'
import { northArrow } from './north-arrow.ts'
import { palette } from './palette.ts'
import { aisleArrows, column, gateSymbol, parkingCore, parkingRoom, rampSymbol } from './parking-symbols.ts'
import { scaleBar } from './scale-bar.ts'
import { element, group, rectPath } from './svg.ts'

export const parkingImageWidth = 2400
const wall = 0.4
const margin = { side: 2.5, top: 7.2, bottom: 5.2 }

/**
 * The plan of a parking level as SVG, with numbers but without words, because one picture serves every language, and
 * without statuses, which change.
 */
export function drawParkingLevel(level: Level): string {
  const { hall, spots, ramp, cores, rooms, aisles } = level
  const sheet = sheetOf(level)
  const content = [
    element('path', { d: rectPath(sheet), fill: palette.background }),
    element('path', {
      d: rectPath(rect(-wall, -wall, hall.right + wall, hall.bottom + wall)),
      fill: palette.wall,
    }),
    element('path', { d: rectPath(hall), fill: palette.common }),
    level.gate ? gateSymbol(level.gate) : '',
    rampSymbol(ramp),
    ...aisles.map(aisleArrows),
    ...spots.map(drawSpot),
    ...columnsOf(level).map(({ x, y }) => column(x, y)),
    ...rooms.map(({ kind, box }) => parkingRoom(kind, box)),
    ...cores.map(parkingCore),
    levelSign(`P ${formatNumber(level.level)}`, hall.left, hall.top - 6.2, 2),
    drawText(captionOf(spots), hall.left, hall.top - 1.2, 0.95, { fill: palette.quietText }),
    group(
      {
        transform: `translate(${short(sheet.right - margin.side - 1.7)} ${short(sheet.top + 4)}) scale(1.9)`,
      },
      [northArrow(0, 0)],
    ),
    group({ transform: `translate(${short(hall.left)} ${short(sheet.bottom - 2.4)}) scale(2)` }, [
      scaleBar(0, 0, 5, 2),
    ]),
  ]
  const height = imageHeightOf(level)
  const viewBox = [sheet.left, sheet.top, widthOf(sheet), heightOf(sheet)].map(short).join(' ')
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: parkingImageWidth, height, viewBox }
  return element('svg', attributes, content.join(''))
}

/** The area of the drawing in metres. */
function sheetOf({ hall, spots }: Level): Rect {
  const right = Math.max(hall.right, ...spots.map(({ box }) => box.right))
  return rect(
    hall.left - margin.side,
    hall.top - margin.top,
    right + margin.side,
    hall.bottom + margin.bottom,
  )
}

export function imageHeightOf(level: Level): number {
  const sheet = sheetOf(level)
  return Math.round((parkingImageWidth * heightOf(sheet)) / widthOf(sheet))
}

/** The corners of a parking spot in pixels of the drawing. */
export function outlineOf(level: Level, { left, top, right, bottom }: Rect): Point[] {
  const sheet = sheetOf(level)
  const scale = parkingImageWidth / widthOf(sheet)
  const at = (x: number, y: number) => ({
    x: tenth((x - sheet.left) * scale),
    y: tenth((y - sheet.top) * scale),
  })
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function captionOf(spots: readonly DesignedSpot[]): string {
  const [first, last] = [spots.at(0), spots.at(-1)] as [DesignedSpot, DesignedSpot]
  return `${spotNumber(first)}–${spotNumber(last)}`
}

function drawSpot(spot: DesignedSpot): string {
  const { kind, box } = spot
  const garage = kind === 'garage'
  const centre = centreOf(box)
  const size = 0.88
  return [
    element('path', {
      d: rectPath(box),
      fill: kind === 'open' ? palette.terrace : palette.room,
      stroke: garage ? palette.wall : palette.furniture,
      'stroke-width': garage ? 0.18 : 0.05,
    }),
    garage ? garageDoor(box) : wheelStop(spot),
    drawText(spotNumber(spot), centre.x, centre.y + (size * capHeight) / 2, size, {
      weight: 600,
      anchor: 'middle',
    }),
  ].join('')
}

/** Draws the low kerb at the closed end of a parking spot. */
function wheelStop({ box, opens }: DesignedSpot): string {
  const y = opens === 'up' ? box.bottom - 0.7 : box.top + 0.7
  const d = `M${short(box.left + 0.55)} ${short(y)}H${short(box.right - 0.55)}`
  return element('path', { d, stroke: palette.furniture, 'stroke-width': 0.14, 'stroke-linecap': 'round' })
}

function garageDoor(box: Rect): string {
  const d = `M${short(box.left + 0.35)} ${short(box.top)}H${short(box.right - 0.35)}`
  return element('path', { d, stroke: palette.glass, 'stroke-width': 0.2 })
}

/** Columns stand in the gaps between groups of covered parking spots. */
function columnsOf({ spots }: Level): { x: number; y: number }[] {
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1]
    if (spot.kind !== 'covered' || next?.kind !== 'covered' || next.box.top !== spot.box.top) return []
    const gap = next.box.left - spot.box.right
    if (gap < 0.2 || gap > 0.5) return []
    const x = spot.box.right + gap / 2
    return [spot.box.top + 0.75, spot.box.bottom - 0.75].map((y) => ({ x, y }))
  })
}
