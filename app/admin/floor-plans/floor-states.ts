import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { entrances, floors } from '../../../domain/building.ts'
import type { FloorPlan, FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { apartmentsOn } from './plan-to-edit.ts'

export interface FloorState extends FloorPlanPlace {
  hasPlan: boolean
  /** Apartments without an outline on its plan. */
  missing: number
}

/** How far each floor of the building is drawn. */
export function floorStates(plans: FloorPlan[], apartments: PublicApartment[]): FloorState[] {
  return entrances.flatMap((entrance) =>
    floors.map((floor) => {
      const plan = plans.find((each) => each.entrance === entrance && each.floor === floor)
      const outlined = new Set(plan?.outlines.map(({ apartmentId }) => apartmentId))
      const here = apartmentsOn(floor, apartments).filter((apartment) => apartment.entrance === entrance)
      const missing = here.filter(({ id }) => !outlined.has(id)).length
      return { entrance, floor, hasPlan: plan !== undefined, missing }
    }),
  )
}
