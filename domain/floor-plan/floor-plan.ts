import {
  type Building,
  type Entrance,
  entranceIds,
  floorsOf,
  floorsOfEntrance,
} from '../building/building.ts'
import type { Point } from '../geometry/polygon.ts'
import { choice, numberChoice } from '../lists/query.ts'
import type { Stored } from '../record/stored-record.ts'
import type { Outline } from './floor-plan-schema.ts'

export type { Outline } from './floor-plan-schema.ts'

export interface FloorPlanPlace {
  entrance: Entrance
  floor: number
}

export interface PlanImage {
  imageUrl: string
  imageWidth: number
  imageHeight: number
}

export interface FloorPlan extends FloorPlanPlace, PlanImage, Stored {
  outlines: Outline[]
  createdAt: string
  updatedAt: string
}

/**
 * Scales outlines with the image of their plan when it is replaced by one of another size, so that they stay in
 * place.
 */
export function scaleOutlines<Drawn extends { points: Point[] }>(
  outlines: readonly Drawn[],
  from: ImageSize,
  to: ImageSize,
): Drawn[] {
  return outlines.map((outline) => ({ ...outline, points: scalePoints(outline.points, from, to) }))
}

export function scalePoints(points: readonly Point[], from: ImageSize, to: ImageSize): Point[] {
  return points.map((point) => scalePoint(point, from, to))
}

export function scalePoint({ x, y }: Point, from: ImageSize, to: ImageSize): Point {
  return { x: x * (to.imageWidth / from.imageWidth), y: y * (to.imageHeight / from.imageHeight) }
}

export type ImageSize = Pick<PlanImage, 'imageWidth' | 'imageHeight'>

export const outlineStroke = 0.002

/** How far a plan is enlarged, and by how much with one press of a button. */
export interface ZoomRange {
  min: number
  max: number
  step: number
}

export const viewerZoom: ZoomRange = { min: 1, max: 4, step: 0.25 }

/** Corners are set more exactly than plans are read. */
export const editorZoom: ZoomRange = { min: 1, max: 8, step: 0.5 }

/**
 * The entrance and floor that two texts name. The floor is undefined where the entrance does not have it or,
 * without a known entrance, where no entrance has it.
 */
export function parsePlanPlace(building: Building, entrance: string | null, floor: string | null) {
  const known = choice(entranceIds(building), entrance)
  const floors = known === undefined ? floorsOf(building) : floorsOfEntrance(building, known)
  return { entrance: known, floor: numberChoice(floors, floor) }
}
