import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { floorRange } from '../../../domain/apartment/format-floors.ts'
import { placeName } from '../../../domain/building.ts'
import { asDrawn } from '../../../domain/floor-plan/drawn-outline.ts'
import type { FloorPlan, FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'
import type { EditedPlan, Linkable, PlanToEdit } from './edited-plan.ts'

/** What the editor's page needs: this floor's plan and apartments, and the floors to copy outlines from. */
export function planToEdit(
  { entrance, floor }: FloorPlanPlace,
  plans: FloorPlan[],
  apartments: PublicApartment[],
): PlanToEdit {
  const plan = plans.find((each) => each.floor === floor)
  return {
    place: `${entrance}-${floor}`,
    name: placeName({ entrance, floor }),
    floor,
    plan: plan && edited(plan),
    linkables: apartmentsOn(floor, apartments).map(linkable),
    sources: plans
      .filter((other) => other.floor !== floor && other.outlines.length > 0)
      .map(({ floor: other, imageWidth, imageHeight, outlines }) => ({
        floor: other,
        name: text.copySource(other, outlines.length),
        image: { imageWidth, imageHeight },
        outlines: outlines.map(asDrawn),
        linkableIds: apartmentsOn(other, apartments).map(({ id }) => id),
      })),
    target: { uploader: 'floorPlan', entrance, floor },
  }
}

function edited({ id, revision, imageUrl, imageWidth, imageHeight, ...plan }: FloorPlan): EditedPlan {
  return {
    id,
    revision,
    imageUrl,
    imageWidth,
    imageHeight,
    place: `${plan.entrance}-${plan.floor}`,
    outlines: plan.outlines.map(asDrawn),
  }
}

function linkable(apartment: PublicApartment): Linkable {
  const size = `${formatArea(apartment.area)}, ${text.rooms(apartment.rooms)}`
  const floors = apartment.secondaryFloor === null ? [] : [text.maisonette(floorRange(apartment))]
  return { id: apartment.id, number: apartment.number, details: [size, ...floors] }
}

/** A maisonette is at home on both of its floors. */
export function apartmentsOn(floor: number, apartments: PublicApartment[]): PublicApartment[] {
  return apartments.filter((apartment) => apartment.floor === floor || apartment.secondaryFloor === floor)
}
