import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { floorRange } from '../../../domain/apartment/floor-range.ts'
import { entrances, floors, placeName } from '../../../domain/building.ts'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { asDrawn, type DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type {
  FloorPlan,
  FloorPlanPlace,
  ImageSize,
  PlanImage,
} from '../../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'

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

/** What the editor knows of a plan: that of a floor or of a parking level. */
export interface EditedPlan extends PlanImage, Stored {
  /** Of all plans: which floor or level it shows. */
  place: string
  outlines: DrawnOutline[]
}

/** What an outline can be linked to: an apartment or a parking spot. */
export interface Linkable {
  id: string
  number: string
  /** Lines below its number. */
  details: string[]
}

/** Another plan, to copy outlines from. */
export interface CopySource {
  floor: number
  name: string
  image: ImageSize
  outlines: DrawnOutline[]
  linkableIds: string[]
}

/** What the editor's page loads. */
export interface PlanToEdit {
  place: string
  /** The place as text. */
  name: string
  floor: number
  plan: EditedPlan | undefined
  linkables: Linkable[]
  sources: CopySource[]
  /** Where an image of this place goes. */
  target: UploadTarget
}
