import type { ParkingLevel } from '../building/building.ts'
import type { DrawnOutline } from '../floor-plan/drawn-outline.ts'
import type { PlanImage } from '../floor-plan/floor-plan.ts'
import type { Stored } from '../record/stored-record.ts'

/** The one plan of a parking level. Its outlines need not be linked to parking spots yet. */
export interface ParkingPlan extends PlanImage, Stored {
  level: ParkingLevel
  outlines: DrawnOutline[]
  createdAt: string
  updatedAt: string
}
