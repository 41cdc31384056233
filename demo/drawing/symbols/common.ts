import { between, box, curve, disc, stroke } from './strokes.ts'

/** A stair of two flights inside an apartment: up along the back, around the landing at the far end, and on. */
export function stair(width: number, depth: number): string {
  const landing = depth * 0.4
  const flight = width / 2
  const run = depth - landing
  return [
    box(0, 0, width, depth),
    ...between(landing, depth, 6).map((y) => stroke(0, y, width, y)),
    stroke(0, landing, width, landing),
    stroke(flight, landing, flight, depth),
    curve(
      `M${flight / 2} ${depth - 0.1}V${landing / 2}H${flight * 1.5}V${landing + run * 0.75}` +
        `m-0.09 -0.14l0.09 0.14l0.09 -0.14`,
    ),
    disc(flight / 2, depth - 0.1, 0.045),
  ].join('')
}

export function commonStair(width: number, depth: number): string {
  const landing = 1.35
  const eye = 0.16
  const flight = (width - eye) / 2
  return [
    ...between(landing, depth, 9).map((y) => stroke(0, y, flight, y) + stroke(flight + eye, y, width, y)),
    stroke(0, landing, width, landing),
    stroke(0, depth, width, depth),
    box(flight, landing, eye, depth - landing),
    curve(
      `M${flight / 2} ${depth - 0.12}V${landing / 2}H${width - flight / 2}V${depth - 0.25}` +
        `m-0.12 -0.2l0.12 0.2l0.12 -0.2`,
    ),
    disc(flight / 2, depth - 0.12, 0.06),
  ].join('')
}

export function lift(width: number, depth: number): string {
  return [
    box(0, 0, width, depth),
    stroke(0, 0, width, depth),
    stroke(width, 0, 0, depth),
    box(0, depth + 0.04, width / 2, 0.06),
    box(width / 2, depth + 0.04, width / 2, 0.06),
  ].join('')
}

export function bicycles(width: number, depth: number): string {
  const wheel = 0.3
  return between(0, width, 7)
    .map((x) =>
      [
        curve(`M${x} 0.05V${depth}`),
        box(x - 0.025, 0.05, 0.05, wheel * 2, 0.025),
        box(x - 0.025, depth - wheel * 2, 0.05, wheel * 2, 0.025),
        stroke(x - 0.16, depth * 0.62, x + 0.16, depth * 0.62),
      ].join(''),
    )
    .join('')
}

export function letterboxes(width: number, depth: number): string {
  return (
    box(0, 0, width, depth) +
    between(0, width, 8)
      .map((x) => stroke(x, 0, x, depth))
      .join('')
  )
}

export function counter(width: number, depth: number): string {
  const stools = between(0, width, Math.round(width / 0.8))
  return box(0, 0, width, depth, 0.06) + stools.map((x) => disc(x, depth + 0.3, 0.16)).join('')
}

export function shelves(width: number, depth: number): string {
  return box(0, 0, width, depth) + stroke(0, 0, width, depth) + stroke(width, 0, 0, depth)
}
