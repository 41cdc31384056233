import type { FloorPlanPlace, PlanImage } from '../floor-plan/floor-plan.ts'
import type { Polygon } from '../geometry/polygon.ts'

export interface BuildingView extends PlanImage {
  floors: FloorOutline[]
}

export interface FloorOutline extends FloorPlanPlace {
  points: Polygon
}
