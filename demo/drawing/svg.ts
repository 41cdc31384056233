import { short } from '../../backend/images/lettering/lettering.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import type { Frame } from '../geometry/frame.ts'
import type { Rect } from '../geometry/rect.ts'

type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export function group(attributes: Attributes, content: string[]): string {
  return element('g', attributes, content.join('') || ' ')
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`
}

export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`
}

export function rectPath({ left, top, right, bottom }: Rect): string {
  return `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`
}

export function matrix(frame: Frame): string {
  return `matrix(${frame.map(short).join(' ')})`
}
