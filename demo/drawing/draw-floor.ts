import { firstFloor } from '../building-record.ts'
import type { FloorGeometry, PlacedParts, PlacedRoom } from '../geometry/placed.ts'
import { colonnade } from './colonnade.ts'
import { drawGrounds } from './draw-grounds.ts'
import { drawLabel, drawText } from './draw-label.ts'
import { drawDoor, drawOpening, drawPiece, drawRoom, drawWindow, fillOf } from './draw-parts.ts'
import { drawTerrace } from './draw-terrace.ts'
import { roomLabel } from './labels.ts'
import { levelSign } from './level-sign.ts'
import { northArrow } from './north-arrow.ts'
import { obstaclesOf } from './obstacles.ts'
import { lineWeights, palette } from './palette.ts'
import { scaleBar } from './scale-bar.ts'
import { imageHeight, imageWidth, sheet } from './sheet.ts'
import { element, group, polygonPath } from './svg.ts'

/**
 * A floor plan as SVG. It has no words, because one picture serves every language, and no apartment numbers, because
 * the site draws them over it, legible at every size.
 */
export function drawFloor(floor: FloorGeometry): string {
  const everything = [floor.common, ...floor.apartments]
  const content = [
    element('path', {
      d: `M${sheet.left} ${sheet.top}H${sheet.right}V${sheet.bottom}H${sheet.left}Z`,
      fill: palette.background,
    }),
    drawGrounds(floor.entrance),
    floor.floor === firstFloor ? colonnade(floor.entrance) : '',
    ...floor.apartments
      .flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === 'terrace'))
      .map(drawTerrace),
    element('path', { d: polygonPath(floor.envelope), fill: palette.wall }),
    ...everything.flatMap((part) => indoors(part).map(drawRoom)),
    ...floor.common.openings.map((each) => drawOpening(each, palette.common)),
    ...floor.apartments.flatMap(({ openings }) => openings.map((each) => drawOpening(each))),
    ...everything.flatMap(({ windows }) => windows.map(drawWindow)),
    drawFurniture(everything),
    ...floor.common.doors.map((each) => drawDoor(each, palette.common)),
    ...floor.apartments.flatMap(({ doors }) => doors.map((each) => drawDoor(each))),
    ...everything.map(drawLabels),
    levelSign(String(floor.floor), sheet.left + 1.2, sheet.top + 0.7, 1.15),
    northArrow(sheet.right - 1.9, sheet.top + 1.85),
    scaleBar(sheet.left + 1.2, sheet.bottom - 1.45),
    drawText('m²', sheet.right - 1.2, sheet.bottom - 0.9, 0.32, {
      fill: palette.quietText,
      anchor: 'end',
    }),
  ]
  const size = { width: imageWidth, height: imageHeight }
  const viewBox = [sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top].join(' ')
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox }, content.join(''))
}

function indoors({ rooms }: PlacedParts): PlacedRoom[] {
  return rooms.filter(({ kind }) => kind !== 'terrace')
}

function drawFurniture(parts: readonly PlacedParts[]): string {
  const attributes = {
    fill: palette.furnitureFill,
    stroke: palette.furniture,
    'stroke-width': lineWeights.furniture,
  }
  return group(
    { ...attributes, 'stroke-linejoin': 'round' },
    parts.flatMap(({ furniture }) => furniture.map(drawPiece)),
  )
}

function drawLabels(parts: PlacedParts): string {
  const obstacles = obstaclesOf(parts)
  return parts.rooms
    .map((room) => {
      const label = roomLabel(room, obstacles)
      return label ? drawLabel(label, fillOf(room.kind)) : ''
    })
    .join('')
}
