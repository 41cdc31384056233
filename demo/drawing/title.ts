import { places } from '../../text/public/bg/places.ts'
import { type DemoEntrance, demoBuilding } from '../building-record.ts'
import { drawText } from './draw-label.ts'
import { palette } from './palette.ts'
import { sheet } from './sheet.ts'

const left = sheet.left + 1.2

export function drawSheetTitle(entrance: DemoEntrance, floor: number, note: string): string {
  const top = sheet.top + 1.75
  return [
    drawText(`${places.entrance(demoBuilding, entrance)} · Етаж ${floor}`, left, top, 1.15, { weight: 700 }),
    drawText(note, left, top + 0.75, 0.42, { fill: palette.quietText }),
  ].join('')
}
