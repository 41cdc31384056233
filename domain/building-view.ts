import type { FloorPlanPlace, PlanImage } from './floor-plan/floor-plan.ts'
import type { Polygon } from './geometry/polygon.ts'

/** The picture of the whole building. Outlines are in its pixels. */
export interface BuildingView extends PlanImage {
  floors: FloorOutline[]
}

/** Where the picture shows a floor of an entrance. */
export interface FloorOutline extends FloorPlanPlace {
  points: Polygon
}
