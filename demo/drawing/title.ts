import { type Entrance, entranceLetters, entranceName } from '../../domain/building.ts'
import { rect } from '../geometry/rect.ts'
import { drawText } from './draw-label.ts'
import { lines, palette } from './palette.ts'
import { sheet } from './sheet.ts'
import { element, rectPath } from './svg.ts'

const left = sheet.left + 1.2

export function title(entrance: Entrance, floor: number, note: string): string {
  const top = sheet.top + 1.75
  return [
    drawText(`${entranceName(entrance)} · Етаж ${floor}`, left, top, 1.15, { weight: 700 }),
    drawText(note, left, top + 0.75, 0.42, { fill: palette.quietText }),
    keyPlan(entrance),
  ].join('')
}

/** Which half of the building this is. */
function keyPlan(entrance: Entrance): string {
  const x = sheet.right - 8.4
  const y = sheet.top + 0.95
  const halves: [Entrance, number][] = [
    ['1', x],
    ['2', x + 2.5],
  ]
  return halves
    .map(([half, start]) => {
      const current = half === entrance
      const block = rect(start, y, start + 2.3, y + 1.4)
      return (
        element('path', {
          d: rectPath(block),
          fill: current ? palette.badge : palette.paper,
          stroke: current ? palette.badge : palette.neighbourLine,
          'stroke-width': lines.door,
        }) +
        drawText(entranceLetters[half], start + 1.15, y + 0.92, 0.66, {
          weight: 700,
          fill: current ? palette.badgeText : palette.quietText,
          anchor: 'middle',
        })
      )
    })
    .join('')
}
