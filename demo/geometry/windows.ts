import { boundsOf } from '../../domain/geometry/bounds.ts'
import { distance, type Edge, edges, type Point, type Polygon } from '../../domain/geometry/polygon.ts'
import { isUpright, runsAlong } from './inset.ts'
import type { PlacedRoom, PlacedWindow } from './placed.ts'
import { wantsWindow } from './room-kind.ts'

const pier = 0.45
const widestPane = 3.4
const maxWallLength = 6.2

/**
 * A window for every room that needs daylight where it has an outer wall; at a terrace it reaches down to the floor.
 */
export function windowsOf(
  rooms: readonly PlacedRoom[],
  freeFacades: readonly Edge[],
  terrace: Polygon | undefined,
): PlacedWindow[] {
  return rooms
    .filter(({ kind }) => wantsWindow(kind))
    .flatMap(({ axis }) => edges(axis))
    .filter((edge) => freeFacades.some((facade) => runsAlong(edge, facade)))
    .flatMap((edge) => splitAtTerrace(edge, terrace))
    .flatMap(({ edge, glazed }) => panesIn(edge, glazed))
}

/** A single window in the middle of a segment of the façade. */
export function windowBetween(from: Point, to: Point, width: number): PlacedWindow {
  return windowIn([from, to], 0.5, width, false)
}

function splitAtTerrace(edge: Edge, terrace: Polygon | undefined): { edge: Edge; glazed: boolean }[] {
  const along = terrace && edges(terrace).find((other) => runsAlong(edge, other))
  if (!along) return [{ edge, glazed: false }]
  const axis = isUpright(edge) ? 'y' : 'x'
  const forwards = edge[0][axis] < edge[1][axis]
  const bounds = boundsOf(along)
  const [low, high] = axis === 'y' ? [bounds.top, bounds.bottom] : [bounds.left, bounds.right]
  const cuts = [...edge.map((point) => point[axis]), low, high].sort((a, b) => a - b)
  const start = Math.min(edge[0][axis], edge[1][axis])
  const end = Math.max(edge[0][axis], edge[1][axis])
  const inner = cuts.filter((cut) => cut >= start && cut <= end)
  return inner.slice(1).map((to, index) => {
    const from = inner[index] as number
    const stretch = [from, to].map((value) => ({ ...edge[0], [axis]: value })) as [Point, Point]
    const middle = (from + to) / 2
    return {
      edge: forwards ? stretch : ([stretch[1], stretch[0]] as const),
      glazed: low < middle && middle < high,
    }
  })
}

function panesIn(edge: Edge, glazed: boolean): PlacedWindow[] {
  const length = distance(...edge)
  if (length < 1.5) return []
  if (length > maxWallLength) {
    const pane = Math.min(length / 2 - 2 * pier, glazed ? widestPane : 1.6)
    return [0.25, 0.75].map((share) => windowIn(edge, share, pane, glazed))
  }
  const pane = glazed ? Math.min(length - 2 * pier, widestPane) : Math.min(length * 0.55, 1.8)
  return [windowIn(edge, 0.5, pane, glazed)]
}

function windowIn(edge: Edge, share: number, width: number, glazed: boolean): PlacedWindow {
  const [from, to] = edge
  const length = distance(...edge)
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const at = (along: number) => ({ x: from.x + direction.x * along, y: from.y + direction.y * along })
  // Contours are clockwise, so the inside is on the right.
  const inwards = { x: -direction.y, y: direction.x }
  return { from: at(length * share - width / 2), to: at(length * share + width / 2), inwards, glazed }
}
