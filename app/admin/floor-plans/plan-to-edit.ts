import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { floorRange } from '../../../domain/apartment/floor-range.ts'
import type { FloorPlan, FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'

/** What the editor's page needs: this floor's plan and homes, and the floors to copy outlines from. */
export function planToEdit(
  { entrance, floor }: FloorPlanPlace,
  plans: FloorPlan[],
  homes: PublicApartment[],
) {
  return {
    entrance,
    floor,
    plan: plans.find((plan) => plan.floor === floor),
    apartments: homesOn(floor, homes).map((home) => ({
      id: home.id,
      number: home.number,
      area: home.area,
      rooms: home.rooms,
      floors: home.secondaryFloor === null ? undefined : floorRange(home),
    })),
    sources: plans
      .filter((plan) => plan.floor !== floor && plan.outlines.length > 0)
      .map(({ floor: other, imageWidth, imageHeight, outlines }) => ({
        floor: other,
        image: { imageWidth, imageHeight },
        outlines,
        apartmentIds: homesOn(other, homes).map(({ id }) => id),
      })),
  }
}

export type PlanToEdit = ReturnType<typeof planToEdit>
export type EditedPlan = FloorPlan
export type FloorApartment = PlanToEdit['apartments'][number]
export type CopySource = PlanToEdit['sources'][number]

/** A maisonette is at home on both of its floors. */
function homesOn(floor: number, homes: PublicApartment[]): PublicApartment[] {
  return homes.filter((home) => home.floor === floor || home.secondaryFloor === floor)
}
