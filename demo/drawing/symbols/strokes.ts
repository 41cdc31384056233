import { element } from '../svg.ts'

/** The strokes of which furniture consists. Colours and line weights come from the group around them. */

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  return element('rect', { x, y, width, height, rx: radius || undefined })
}

export function stroke(x1: number, y1: number, x2: number, y2: number): string {
  return element('line', { x1, y1, x2, y2 })
}

export function disc(cx: number, cy: number, r: number): string {
  return element('circle', { cx, cy, r })
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return element('ellipse', { cx, cy, rx, ry })
}

export function curve(d: string): string {
  return element('path', { d, fill: 'none' })
}

/** Evenly spread positions between two ends, without the ends. */
export function between(start: number, end: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + ((end - start) * (index + 1)) / (count + 1))
}
