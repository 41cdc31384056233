import { short } from '../../backend/images/lettering/lettering.ts'
import type { DemoEntrance } from '../building-record.ts'
import { buildingDepth, buildingWidth, terraceDepth } from '../geometry/building-size.ts'
import { shopWidth } from '../geometry/ground-floor.ts'
import { lineWeights, palette } from './palette.ts'
import { element } from './svg.ts'

/** The columns and the edge of the slab above them, in front of the shop and the lobby. */
export function colonnade(entrance: DemoEntrance): string {
  const place = (x: number) => (entrance === '2' ? x : buildingWidth - x)
  const edge = buildingDepth + terraceDepth
  const columns = [0.5, 5.2, shopWidth, 14.9].map((x) =>
    element('rect', { x: place(x) - 0.25, y: edge - 0.75, width: 0.5, height: 0.5, fill: palette.wall }),
  )
  const door = place(12.65)
  return [
    element('path', {
      d: `M${short(place(0))} ${edge}H${short(place(15.4))}`,
      stroke: palette.quietText,
      'stroke-width': lineWeights.door,
      'stroke-dasharray': '0.3 0.18',
    }),
    ...columns,
    element('path', {
      d: `M${short(door)} ${edge - 0.2}l-0.42 0.75h0.84Z`,
      fill: palette.ink,
    }),
  ].join('')
}
