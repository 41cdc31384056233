import type { Point } from '../geometry/polygon.ts'
import { viewerZoom, type ZoomRange } from './floor-plan.ts'

/**
 * How a plan is placed in its frame: enlarged `zoom` times and moved by `x` and `y`, which are relative to the size
 * of the frame, so that the view survives resizing.
 */
export interface PlanView extends Point {
  zoom: number
}

export const unzoomedView: PlanView = { zoom: 1, x: 0, y: 0 }

/** The plan always fills its frame, so that nobody can drag it out of sight. */
export function clampedToFrame({ zoom, x, y }: PlanView): PlanView {
  return { zoom, x: clamp(x, 1 - zoom, 0), y: clamp(y, 1 - zoom, 0) }
}

export function panned(view: PlanView, by: Point): PlanView {
  return clampedToFrame({ ...view, x: view.x + by.x, y: view.y + by.y })
}

export function zoomedAt(view: PlanView, zoom: number, at: Point, range = viewerZoom): PlanView {
  const clamped = clamp(zoom, range.min, range.max)
  const ratio = clamped / view.zoom
  return clampedToFrame({
    zoom: clamped,
    x: at.x - (at.x - view.x) * ratio,
    y: at.y - (at.y - view.y) * ratio,
  })
}

const middle: Point = { x: 0.5, y: 0.5 }

/**
 * Zooms in or out to the next multiple of the step, also from a zoom in between, where a pinch may have ended.
 */
export function zoomedByStep(
  view: PlanView,
  direction: 1 | -1,
  { at = middle, range = viewerZoom }: { at?: Point; range?: ZoomRange } = {},
): PlanView {
  const steps = view.zoom / range.step
  const next = direction === 1 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1
  return zoomedAt(view, next * range.step, at, range)
}

/** The view that has this point of the plan, relative to its size, in the middle of the frame. */
export function centredOn(view: PlanView, { x, y }: Point): PlanView {
  return clampedToFrame({ zoom: view.zoom, x: 0.5 - x * view.zoom, y: 0.5 - y * view.zoom })
}

/** The part of the plan that the frame shows, relative to the whole plan. */
export function visiblePart({ zoom, x, y }: PlanView): { left: number; top: number; size: number } {
  return { left: -x / zoom, top: -y / zoom, size: 1 / zoom }
}

/**
 * Moves the view by the least distance that shows this part of the plan. `from` and `to` are relative to the whole
 * plan.
 */
export function showing(view: PlanView, from: Point, to: Point): PlanView {
  return clampedToFrame({
    zoom: view.zoom,
    x: intoSight(view.x, view.zoom, from.x, to.x),
    y: intoSight(view.y, view.zoom, from.y, to.y),
  })
}

function intoSight(moved: number, zoom: number, from: number, to: number): number {
  const [start, end] = [moved + from * zoom, moved + to * zoom]
  if (start < 0 || end - start > 1) return moved - start
  return end > 1 ? moved - (end - 1) : moved
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
