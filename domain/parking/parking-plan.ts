import type { ParkingLevel } from '../building/building.ts'
import type { DrawnOutline } from '../floor-plan/drawn-outline.ts'
import type { PlanImage } from '../floor-plan/floor-plan.ts'
import type { Stored } from '../record/stored-record.ts'

/** There is one plan for each level. An outline can exist before it is linked to a parking spot. */
export interface ParkingPlan extends PlanImage, Stored {
  level: ParkingLevel
  outlines: DrawnOutline[]
  createdAt: string
  updatedAt: string
}
