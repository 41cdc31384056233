import { short } from '../../backend/images/lettering/lettering.ts'
import type { DemoEntrance } from '../building-record.ts'
import { buildingDepth, buildingWidth } from '../geometry/building-size.ts'
import { rect } from '../geometry/rect.ts'
import { lineWeights, palette } from './palette.ts'
import { sheet } from './sheet.ts'
import { element, rectPath } from './svg.ts'

/** What is around an entrance: the other entrance beside it, the sea in the east, the park in the south. */
export function drawGrounds(entrance: DemoEntrance): string {
  const neighbourLeft = entrance === '2' ? -1.7 : buildingWidth
  return [neighbour(neighbourLeft, entrance), sea(), park()].join('')
}

function neighbour(left: number, entrance: DemoEntrance): string {
  const block = rect(left, 2.2, left + 1.7, buildingDepth - 1.6)
  const breakX = entrance === '2' ? block.left : block.right
  const middle = (block.top + block.bottom) / 2
  const zigzag = `M${short(breakX)} ${block.top - 0.3}V${middle - 0.4}l-0.3 0.25l0.6 0.3l-0.3 0.25V${block.bottom + 0.3}`
  const hatch = Array.from({ length: 22 }, (_, index) => {
    const y = block.top + 0.5 + index * 0.5
    return y < block.bottom ? `M${short(block.left)} ${short(y)}L${short(block.right)} ${short(y - 0.5)}` : ''
  })
  return [
    element('path', { d: rectPath(block), fill: palette.neighbour }),
    element('path', { d: hatch.join(''), stroke: palette.neighbourLine, 'stroke-width': lineWeights.fine }),
    element('path', {
      d: zigzag,
      fill: 'none',
      stroke: palette.background,
      'stroke-width': 0.12,
    }),
    element('path', { d: zigzag, fill: 'none', stroke: palette.quietText, 'stroke-width': lineWeights.door }),
  ].join('')
}

function sea(): string {
  const x = sheet.right - 2.2
  const y = buildingDepth / 2 + 4
  const waves = [0, 0.28, 0.56].map((down) => `M${x} ${short(y + down)}q0.2 -0.2 0.4 0t0.4 0t0.4 0`)
  return [
    element('path', {
      d: waves.join(''),
      fill: 'none',
      stroke: palette.sea,
      'stroke-width': 0.05,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

/** Trees as a gardener draws them from above, in two groups. */
function park(): string {
  const trees = [-7.4, -6.2, -5.3, 4.9, 6.1, 7].map((x, index) => {
    const [radius, y] = index % 2 === 0 ? [0.5, sheet.bottom - 0.95] : [0.38, sheet.bottom - 1.3]
    const centre = { cx: short(buildingWidth / 2 + x), cy: short(y) }
    return (
      element('circle', {
        ...centre,
        r: radius,
        fill: '#dbe7d6',
        stroke: '#9db595',
        'stroke-width': lineWeights.fine,
      }) + element('circle', { ...centre, r: 0.06, fill: '#7f9a78' })
    )
  })
  return trees.join('')
}
