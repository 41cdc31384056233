import { drawText } from './draw-label.ts'
import { lineWeights, palette } from './palette.ts'
import { element } from './svg.ts'

/** A bar of `count` steps of `step` metres each. */
export function scaleBar(x: number, y: number, count = 5, step = 1): string {
  const steps = Array.from({ length: count }, (_, index) =>
    element('rect', {
      x: x + index,
      y,
      width: 1,
      height: 0.14,
      fill: index % 2 === 0 ? palette.ink : palette.background,
      stroke: palette.ink,
      'stroke-width': lineWeights.fine,
    }),
  )
  const numbers = [0, 1, count].map((mark) =>
    drawText(mark === count ? `${mark * step} m` : String(mark * step), x + mark, y + 0.55, 0.3, {
      fill: palette.quietText,
      anchor: 'middle',
    }),
  )
  return [...steps, ...numbers].join('')
}
