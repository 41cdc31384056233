import { between, box, curve, disc, stroke } from './strokes.ts'

/** Every symbol has its back along y = 0 and its front at y = depth. */

export function bed(width: number, depth: number): string {
  const pillow = width / 2 - 0.16
  return [
    box(0, 0, width, depth, 0.05),
    box(0.1, 0.12, pillow, 0.34, 0.08),
    box(width - 0.1 - pillow, 0.12, pillow, 0.34, 0.08),
    stroke(0, 0.62, width, 0.62),
    curve(`M${width} 0.95L${width - 0.45} 0.62`),
  ].join('')
}

export function singleBed(width: number, depth: number): string {
  return [
    box(0, 0, width, depth, 0.05),
    box(0.14, 0.12, width - 0.28, 0.32, 0.08),
    stroke(0, 0.6, width, 0.6),
    curve(`M${width} 0.9L${width - 0.4} 0.6`),
  ].join('')
}

export function wardrobe(width: number, depth: number): string {
  const hangers = between(0, width, Math.max(3, Math.round(width / 0.14)))
  return [
    box(0, 0, width, depth),
    stroke(0, depth / 2, width, depth / 2),
    ...hangers.map((x) => stroke(x - 0.03, depth * 0.24, x + 0.03, depth * 0.76)),
  ].join('')
}

export function sofa(width: number, depth: number): string {
  const arm = 0.16
  const seats = width > 1.9 ? 3 : 2
  return [
    box(0, 0, width, depth, 0.1),
    box(arm, 0.22, width - 2 * arm, depth - 0.22, 0.06),
    ...between(arm, width - arm, seats - 1).map((x) => stroke(x, 0.22, x, depth)),
  ].join('')
}

export function armchair(width: number, depth: number): string {
  return box(0, 0, width, depth, 0.12) + box(0.15, 0.2, width - 0.3, depth - 0.2, 0.08)
}

export function lowTable(width: number, depth: number): string {
  return box(0, 0, width, depth, 0.06)
}

export function diningTable(width: number, depth: number): string {
  const chairs = Math.max(1, Math.round(width / 0.7))
  const positions = between(0, width, chairs)
  return [
    ...positions.map((x) => box(x - 0.2, -0.22, 0.4, 0.4, 0.1)),
    ...positions.map((x) => box(x - 0.2, depth - 0.18, 0.4, 0.4, 0.1)),
    box(0, 0, width, depth, 0.05),
  ].join('')
}

export function roundTable(width: number, depth: number): string {
  const radius = Math.min(width, depth) * 0.42
  const [x, y] = [width / 2, depth / 2]
  return [
    box(x - radius - 0.28, y - 0.19, 0.4, 0.38, 0.1),
    box(x + radius - 0.12, y - 0.19, 0.4, 0.38, 0.1),
    disc(x, y, radius),
  ].join('')
}

export function cupboard(width: number, depth: number): string {
  return box(0, 0, width, depth) + stroke(width * 0.2, depth * 0.55, width * 0.8, depth * 0.55)
}

export function desk(width: number, depth: number): string {
  return box(width / 2 - 0.2, depth - 0.1, 0.4, 0.42, 0.12) + box(0, 0, width, depth)
}

export function planter(width: number, depth: number): string {
  const plants = between(0, width, Math.max(2, Math.round(width / 0.35)))
  return box(0, 0, width, depth) + plants.map((x) => disc(x, depth / 2, depth * 0.3)).join('')
}

export function lounger(width: number, depth: number): string {
  return box(0, 0, width, depth, 0.08) + stroke(width * 0.08, depth * 0.35, width * 0.92, depth * 0.35)
}

export function terraceTable(width: number, depth: number): string {
  return roundTable(width, depth)
}
