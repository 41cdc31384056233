import { short } from '../../backend/images/lettering/lettering.ts'
import { centreOf, heightOf, type Rect, rect, shrink, widthOf } from '../geometry/rect.ts'
import { drawText } from './draw-label.ts'
import { palette } from './palette.ts'
import { element, group, rectPath } from './svg.ts'
import { commonStair, lift } from './symbols/common.ts'

export function column(x: number, y: number): string {
  return element('rect', { x: x - 0.2, y: y - 0.2, width: 0.4, height: 0.4, fill: palette.wall })
}

/** The slope with its hatching and the way down. */
export function rampSymbol(box: Rect): string {
  const steps = Array.from({ length: 14 }, (_, index) => box.left + (widthOf(box) * (index + 0.5)) / 14)
  const middle = centreOf(box)
  const arrow = `M${short(box.left + 0.7)} ${short(middle.y - 0.9)}H${short(box.right - 0.8)}m-0.5 -0.4l0.6 0.4l-0.6 0.4`
  return [
    element('path', {
      d: rectPath(box),
      fill: palette.core,
      stroke: palette.furniture,
      'stroke-width': 0.06,
    }),
    element('path', {
      d: steps.map((x) => `M${short(x)} ${short(box.top)}V${short(box.bottom)}`).join(''),
      stroke: '#d2d9e0',
      'stroke-width': 0.05,
    }),
    element('path', { d: arrow, fill: 'none', stroke: palette.quietText, 'stroke-width': 0.12 }),
    drawText('Рампа', middle.x, middle.y + 1.1, 0.8, { weight: 600, anchor: 'middle' }),
  ].join('')
}

/** Arrows for both directions of right-hand traffic. */
export function aisleArrows({ y, from, to }: { y: number; from: number; to: number }): string {
  const spots = Array.from({ length: 5 }, (_, index) => from + ((to - from) * (index + 0.5)) / 5)
  const paths = spots.flatMap((x) => [
    `M${short(x - 1.1)} ${short(y + 0.95)}h2.2m-0.55 -0.4l0.6 0.4l-0.6 0.4`,
    `M${short(x + 1.1)} ${short(y - 0.95)}h-2.2m0.55 -0.4l-0.6 0.4l0.6 0.4`,
  ])
  return element('path', {
    d: paths.join(''),
    fill: 'none',
    stroke: '#b4bfc9',
    'stroke-width': 0.14,
    'stroke-linejoin': 'round',
  })
}

/** Stairs and lifts of an entrance; a low box is only the door towards them. */
export function parkingCore(letter: string, box: Rect): string {
  const name = `Вход ${letter}`
  const middle = centreOf(box)
  if (heightOf(box) < 4) return coreDoor(name, box)
  const inner = shrink(box, 0.25)
  const attributes = { fill: palette.furnitureFill, stroke: palette.furniture, 'stroke-width': 0.05 }
  return [
    element('path', { d: rectPath(box), fill: palette.wall }),
    element('path', { d: rectPath(inner), fill: palette.core }),
    group({ ...attributes, transform: `translate(${short(inner.left + 0.3)} ${short(inner.top + 0.4)})` }, [
      commonStair(2.7, 4.4),
    ]),
    ...[0.5, 2.7].map((down) =>
      group(
        { ...attributes, transform: `translate(${short(inner.right - 2.2)} ${short(inner.top + down)})` },
        [lift(1.8, 1.7)],
      ),
    ),
    drawText(name, middle.x, box.bottom - 2.0, 0.95, { weight: 700, anchor: 'middle' }),
    passage(rect(middle.x - 0.8, box.bottom - 0.3, middle.x + 0.8, box.bottom + 0.05)),
    passage(rect(middle.x - 0.8, box.top - 0.05, middle.x + 0.8, box.top + 0.3)),
  ].join('')
}

function coreDoor(name: string, box: Rect): string {
  const middle = centreOf(box)
  return [
    element('path', { d: rectPath(box), fill: palette.wall }),
    element('path', {
      d: rectPath(rect(box.left + 0.3, box.top, box.right - 0.3, box.bottom - 0.3)),
      fill: palette.core,
    }),
    passage(rect(middle.x - 0.9, box.top - 0.05, middle.x + 0.9, box.top + 0.45)),
    drawText(name, middle.x, middle.y + 0.35, 0.85, { weight: 700, anchor: 'middle' }),
  ].join('')
}

/** The opening to the street, with an arrow for each direction. */
export function gateSymbol(box: Rect): string {
  const middle = centreOf(box)
  const x = box.right + 0.6
  const arrows =
    `M${short(x)} ${short(middle.y + 1.1)}h2.4m-0.55 -0.4l0.6 0.4l-0.6 0.4` +
    `M${short(x + 2.4)} ${short(middle.y - 1.1)}h-2.4m0.55 -0.4l-0.6 0.4l0.6 0.4`
  return [
    element('path', { d: rectPath(box), fill: palette.common }),
    element('path', { d: arrows, fill: 'none', stroke: palette.quietText, 'stroke-width': 0.14 }),
    drawText('Вход и изход', box.right + 0.6, box.top - 0.5, 0.66, { fill: palette.quietText }),
  ].join('')
}

function passage(box: Rect): string {
  return element('path', { d: rectPath(box), fill: palette.background })
}
