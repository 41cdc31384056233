import { letterScale, textPath, textWidth } from '../../backend/images/lettering/lettering.ts'
import type { Weight } from '../../backend/images/lettering/sofia-sans.ts'
import { type Label, weight } from './labels.ts'
import { palette } from './palette.ts'
import { element } from './svg.ts'

/**
 * Draws a label. Its letters have a thin halo in the colour of the room, so that furniture does not run through
 * them.
 */
export function drawLabel({ text, x, y, size }: Label, halo: string): string {
  const around = {
    stroke: halo,
    // Divided by the scale of the letters, which applies to the stroke, too.
    'stroke-width': 0.1 / letterScale(size),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  return element('path', { ...textPath(text, x, y, size, weight), fill: palette.text, ...around })
}

interface TextStyle {
  weight?: Weight
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
}

export function drawText(text: string, x: number, y: number, size: number, style: TextStyle = {}): string {
  const { weight: own = 500, fill = palette.text, anchor = 'start' } = style
  const width = textWidth(text, size, own)
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return element('path', { ...textPath(text, start, y, size, own), fill })
}
