import type { FloorPlanPlace, PlanImage } from './floor-plan/floor-plan.ts'
import type { Polygon } from './geometry/polygon.ts'

/** An image of the whole building; outlines are in its pixels. */
export interface BuildingView extends PlanImage {
  floors: FloorOutline[]
}

/** Where on the image one sees a floor of an entrance. */
export interface FloorOutline extends FloorPlanPlace {
  points: Polygon
}
