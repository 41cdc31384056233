import { drawText } from './draw-label.ts'
import { lineWeights, palette } from './palette.ts'
import { element } from './svg.ts'

export function northArrow(x: number, y: number): string {
  const radius = 0.85
  return [
    element('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: 'none',
      stroke: palette.quietText,
      'stroke-width': lineWeights.door,
    }),
    element('path', {
      d: `M${x} ${y - radius - 0.15}L${x + 0.38} ${y + 0.55}L${x} ${y + 0.3}Z`,
      fill: palette.ink,
    }),
    element('path', {
      d: `M${x} ${y - radius - 0.15}L${x - 0.38} ${y + 0.55}L${x} ${y + 0.3}Z`,
      fill: palette.background,
      stroke: palette.ink,
      'stroke-width': lineWeights.door,
      'stroke-linejoin': 'round',
    }),
    drawText('N', x, y - radius - 0.3, 0.5, { weight: 700, anchor: 'middle' }),
  ].join('')
}
