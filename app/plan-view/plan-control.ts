import type { PlanView } from '../../domain/floor-plan/plan-view.ts'
import type { Point } from '../../domain/geometry/polygon.ts'

/** What a gesture needs of the plan it moves. */
export interface PlanControl {
  view(): PlanView
  show(view: PlanView, how?: { smoothly: boolean }): void
}

/** Where in the frame an event happened, in parts of the frame. */
export function placeIn(frame: Element, event: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}
