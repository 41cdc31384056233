import { capHeight, short, textWidth } from '../../backend/images/lettering/lettering.ts'
import { rect } from '../geometry/rect.ts'
import { drawText } from './draw-label.ts'
import { palette } from './palette.ts'
import { element } from './svg.ts'

const padding = 0.45

/** A number as on the wall beside a lift: light on a dark plate, which begins at `left` and `top`. */
export function levelSign(text: string, left: number, top: number, size: number): string {
  const height = size * (capHeight + 2 * padding)
  const width = Math.max(height, textWidth(text, size, 700) + 2 * padding * size)
  const plate = rect(left, top, left + width, top + height)
  const middle = left + width / 2
  return [
    element('rect', {
      x: short(left),
      y: short(top),
      width: short(width),
      height: short(height),
      rx: size * 0.22,
      fill: palette.ink,
    }),
    drawText(text, middle, plate.bottom - padding * size, size, {
      weight: 700,
      fill: palette.background,
      anchor: 'middle',
    }),
  ].join('')
}
