import { box, disc, oval, stroke } from './strokes.ts'

export function worktop(width: number, depth: number): string {
  const hob = width - 0.75
  return [
    box(0, 0, width, depth),
    box(0.03, 0.03, 0.56, depth - 0.06),
    stroke(0.03, 0.03, 0.59, depth - 0.03),
    box(0.8, 0.12, 0.5, depth - 0.24, 0.06),
    disc(1.05, depth / 2, 0.03),
    ...[0, 0.3].flatMap((x) => [0.16, depth - 0.16].map((y) => disc(hob + 0.12 + x, y, 0.085))),
  ].join('')
}

export function toilet(width: number, depth: number): string {
  return (
    box(0, 0, width, 0.17, 0.03) +
    oval(width / 2, 0.17 + (depth - 0.17) / 2, width / 2 - 0.02, (depth - 0.17) / 2)
  )
}

export function basin(width: number, depth: number): string {
  return box(0, 0, width, depth, 0.04) + oval(width / 2, depth / 2 + 0.03, width / 2 - 0.09, depth / 2 - 0.09)
}

export function shower(width: number, depth: number): string {
  return [
    box(0, 0, width, depth),
    stroke(0, 0, width, depth),
    stroke(width, 0, 0, depth),
    disc(width / 2, depth / 2, 0.06),
  ].join('')
}

export function bath(width: number, depth: number): string {
  const narrow = Math.min(width, depth)
  const drain = width > depth ? disc(0.25, depth / 2, 0.035) : disc(width / 2, 0.25, 0.035)
  return box(0, 0, width, depth, 0.03) + box(0.07, 0.07, width - 0.14, depth - 0.14, narrow * 0.36) + drain
}

export function washer(width: number, depth: number): string {
  return box(0, 0, width, depth, 0.03) + disc(width / 2, depth / 2, width * 0.34)
}
