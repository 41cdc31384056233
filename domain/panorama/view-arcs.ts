/** How much one sees from a window, in degrees. */
export const windowArc = 150

/** A part of the horizon, clockwise. */
export interface Arc {
  /** In degrees clockwise from north, from 0 to less than 360. */
  start: number
  degrees: number
}

/** An angle from 0 to less than 360. */
export function aroundCircle(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/**
 * What is seen from windows that look to these azimuths, clockwise from north. Where the windows of two sides see a
 * part of the same, it is one arc: that of a corner home is continuous.
 */
export function viewArcs(azimuths: readonly number[]): Arc[] {
  const sorted = [...new Set(azimuths.map(aroundCircle))].sort((one, other) => one - other)
  const arcs: Arc[] = []
  for (const azimuth of sorted) {
    const start = azimuth - windowArc / 2
    const last = arcs.at(-1)
    if (last && start <= last.start + last.degrees) last.degrees = azimuth + windowArc / 2 - last.start
    else arcs.push({ start, degrees: windowArc })
  }
  joinOverNorth(arcs)
  return arcs.map(({ start, degrees }) => ({ start: aroundCircle(start), degrees: Math.min(degrees, 360) }))
}

/** The last arc may reach the first one on the other side of north. */
function joinOverNorth(arcs: Arc[]): void {
  const [first, last] = [arcs[0], arcs.at(-1)]
  if (!first || !last || first === last) return
  const end = last.start + last.degrees
  if (end < first.start + 360) return
  last.degrees = first.start + 360 + first.degrees - last.start
  arcs.shift()
}
