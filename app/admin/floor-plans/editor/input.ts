import type { Point } from '../../../../domain/geometry/polygon.ts'

/** What lies under the pointer. */
export type PointerTarget =
  | { kind: 'plan' }
  | { kind: 'outline'; outlineId: string }
  | { kind: 'vertex'; outlineId: string; index: number }
  /** The middle of the edge that starts at this index. */
  | { kind: 'middle'; outlineId: string; index: number }

/** A pointer on the plan, in pixels of its image. */
export interface PointerInput {
  at: Point
  target: PointerTarget
  /** How far snapping reaches. */
  reach: number
  imageWidth: number
  /** Shift: right angles. */
  straight: boolean
  /** Alt: no snapping. */
  free: boolean
}

export interface KeyInput {
  key: string
  /** How far an arrow key goes. */
  step: number
  imageWidth: number
}

export const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
