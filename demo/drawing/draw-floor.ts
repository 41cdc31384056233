import { firstFloor } from '../../domain/building.ts'
import type { FloorGeometry, PlacedHome, PlacedParts, PlacedRoom } from '../geometry/placed.ts'
import { isCounted } from '../geometry/room-kind.ts'
import { colonnade } from './colonnade.ts'
import { badgeHeight, drawBadge, drawLabel, drawText } from './draw-label.ts'
import { drawDoor, drawOpening, drawPiece, drawRoom, drawWindow, fillOf } from './draw-parts.ts'
import { drawTerrace } from './draw-terrace.ts'
import { labelOf } from './labels.ts'
import { northArrow } from './north-arrow.ts'
import { obstaclesOf } from './obstacles.ts'
import { lines, palette } from './palette.ts'
import { scaleBar } from './scale-bar.ts'
import { imageHeight, imageWidth, sheet } from './sheet.ts'
import { surroundings } from './surroundings.ts'
import { element, group, polygonPath } from './svg.ts'
import { title } from './title.ts'

/** A floor plan as SVG. `numbers` holds the number of each home, in the order of the floor's homes. */
export function drawFloor(floor: FloorGeometry, numbers: readonly string[], note: string): string {
  const everything = [floor.common, ...floor.homes]
  const content = [
    element('path', {
      d: `M${sheet.left} ${sheet.top}H${sheet.right}V${sheet.bottom}H${sheet.left}Z`,
      fill: palette.paper,
    }),
    surroundings(floor.entrance),
    floor.floor === firstFloor ? colonnade(floor.entrance) : '',
    ...floor.homes.flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === 'terrace')).map(drawTerrace),
    element('path', { d: polygonPath(floor.envelope), fill: palette.wall }),
    ...everything.flatMap((part) => indoors(part).map(drawRoom)),
    ...floor.common.openings.map((each) => drawOpening(each, palette.common)),
    ...floor.homes.flatMap(({ openings }) => openings.map((each) => drawOpening(each))),
    ...everything.flatMap(({ windows }) => windows.map(drawWindow)),
    drawFurniture(everything),
    ...floor.common.doors.map((each) => drawDoor(each, palette.common)),
    ...floor.homes.flatMap(({ doors }) => doors.map((each) => drawDoor(each))),
    drawCommonLabels(floor.common),
    ...floor.homes.map((home, index) => drawHomeLabels(home, numbers[index] ?? '')),
    title(floor.entrance, floor.floor, note),
    northArrow(sheet.right - 1.9, sheet.top + 1.85),
    scaleBar(sheet.left + 1.2, sheet.bottom - 1.45),
    drawText('Площите са в м²', sheet.right - 1.2, sheet.bottom - 0.9, 0.32, {
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
  const look = { fill: palette.furnitureFill, stroke: palette.furniture, 'stroke-width': lines.furniture }
  return group(
    { ...look, 'stroke-linejoin': 'round' },
    parts.flatMap(({ furniture }) => furniture.map(drawPiece)),
  )
}

function drawCommonLabels(common: PlacedParts): string {
  const obstacles = obstaclesOf(common)
  return common.rooms
    .map((room) => {
      const label = labelOf(room, obstacles)
      return label ? drawLabel(label, fillOf(room.kind)) : ''
    })
    .join('')
}

/** The number stands over the label of the home's main room. */
function drawHomeLabels(home: PlacedHome, number: string): string {
  const main = mainRoom(home.rooms)
  const obstacles = obstaclesOf(home)
  return home.rooms
    .map((room) => {
      const label = labelOf(room, obstacles, room === main ? badgeHeight : 0)
      if (!label) return ''
      return drawLabel(label, fillOf(room.kind)) + (room === main ? drawBadge(number, label) : '')
    })
    .join('')
}

function mainRoom(rooms: readonly PlacedRoom[]): PlacedRoom | undefined {
  return rooms.filter(({ kind }) => isCounted(kind)).sort((a, b) => b.area - a.area)[0]
}
