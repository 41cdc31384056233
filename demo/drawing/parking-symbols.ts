import { short } from '../../backend/images/lettering/lettering.ts'
import { centreOf, heightOf, type Rect, rect, shrink, widthOf } from '../geometry/rect.ts'
import { palette } from './palette.ts'
import { element, group, rectPath } from './svg.ts'
import { bicycles, commonStair, lift } from './symbols/common.ts'

export function column(x: number, y: number): string {
  return element('rect', { x: x - 0.2, y: y - 0.2, width: 0.4, height: 0.4, fill: palette.wall })
}

/** The ramp with hatching and an arrow downwards. */
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
  ].join('')
}

/** Two rows of arrows for right-hand traffic. */
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

/** Stair and lifts of an entrance; in a low box, only the door to them. */
export function parkingCore(box: Rect): string {
  const middle = centreOf(box)
  if (heightOf(box) < 4) return coreDoor(box)
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
    passage(rect(middle.x - 0.8, box.bottom - 0.3, middle.x + 0.8, box.bottom + 0.05)),
    passage(rect(middle.x - 0.8, box.top - 0.05, middle.x + 0.8, box.top + 0.3)),
  ].join('')
}

function coreDoor(box: Rect): string {
  const middle = centreOf(box)
  return [
    element('path', { d: rectPath(box), fill: palette.wall }),
    element('path', {
      d: rectPath(rect(box.left + 0.3, box.top, box.right - 0.3, box.bottom - 0.3)),
      fill: palette.core,
    }),
    passage(rect(middle.x - 0.9, box.top - 0.05, middle.x + 0.9, box.top + 0.45)),
    steps(rect(middle.x - 0.9, box.top + 0.55, middle.x + 0.9, box.bottom - 0.45)),
  ].join('')
}

/** A flight of stairs, going up from the door. */
function steps({ left, top, right, bottom }: Rect): string {
  const treads = Array.from({ length: 5 }, (_, index) => top + ((bottom - top) * index) / 4)
  return element('path', {
    d: treads.map((y) => `M${short(left)} ${short(y)}H${short(right)}`).join(''),
    stroke: palette.furniture,
    'stroke-width': 0.08,
  })
}

/** A room for bicycles, or one for the building's equipment, marked by a bolt as on its door. */
export function parkingRoom(kind: 'bicycles' | 'technical', box: Rect): string {
  const centre = centreOf(box)
  const attributes = {
    fill: 'none',
    stroke: palette.quietText,
    'stroke-width': 0.06,
    'stroke-linejoin': 'round',
  }
  return [
    element('path', { d: rectPath(box), fill: palette.wall }),
    element('path', { d: rectPath(shrink(box, 0.2)), fill: palette.core }),
    kind === 'bicycles'
      ? group({ ...attributes, transform: `translate(${short(centre.x - 1.2)} ${short(centre.y - 1)})` }, [
          bicycles(2.4, 2),
        ])
      : element('path', {
          d: `M${short(centre.x + 0.15)} ${short(centre.y - 1.1)}l-0.9 1.3h0.6l-0.3 0.9l0.9 -1.3h-0.6Z`,
          fill: palette.quietText,
        }),
  ].join('')
}

/** The opening to the street, with an arrow each way. */
export function gateSymbol(box: Rect): string {
  const middle = centreOf(box)
  const x = box.right + 0.6
  const arrows =
    `M${short(x)} ${short(middle.y + 1.1)}h2.4m-0.55 -0.4l0.6 0.4l-0.6 0.4` +
    `M${short(x + 2.4)} ${short(middle.y - 1.1)}h-2.4m0.55 -0.4l-0.6 0.4l0.6 0.4`
  return [
    element('path', { d: rectPath(box), fill: palette.common }),
    element('path', { d: arrows, fill: 'none', stroke: palette.quietText, 'stroke-width': 0.14 }),
  ].join('')
}

function passage(box: Rect): string {
  return element('path', { d: rectPath(box), fill: palette.background })
}
