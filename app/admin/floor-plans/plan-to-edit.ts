import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { floorRange } from '../../../domain/apartment/apartment-title.ts'
import { type Building, floorsOfEntrance } from '../../../domain/building/building.ts'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { asDrawn, type DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type {
  FloorPlan,
  FloorPlanPlace,
  ImageSize,
  PlanImage,
} from '../../../domain/floor-plan/floor-plan.ts'
import type { PrintedText } from '../../../domain/floor-plan/printed-texts.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import type { LastChange, Stored } from '../../../domain/record/stored-record.ts'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { places } from '../../../text/public/bg/places.ts'

/** A floor plan, a parking plan or a view of the building as the editor sees it. */
export interface EditedPlan extends PlanImage, Stored {
  /** Identifies the floor or parking level among all plans. */
  place: string
  outlines: DrawnOutline[]
}

/** An apartment, a parking spot or a floor that an outline can be linked to. */
export interface Linkable {
  id: string
  /** The number of the apartment or parking spot; on views of the building, the whole name. */
  number: string
  /** What is written on the outline, where it is not the number. */
  label?: string
  /** The heading that it is listed under. */
  group?: string
  /** Whether it needs no outline on this plan. */
  isOptional?: boolean
  /** Whether its outline lies on those of others, as an apartment on its floor, so that their overlap is no fault. */
  isOnTop?: boolean
  /** In m², where the plan shows all of it. */
  area?: number
  /** Lines of text below the number. */
  details: string[]
}

/** Another plan whose outlines can be copied. */
export interface CopySource {
  floor: number
  name: string
  image: ImageSize
  outlines: DrawnOutline[]
  linkableIds: string[]
}

/** Another floor of the same entrance, to which outlines can be carried. */
export interface CarryTarget {
  id: string
  revision: number
  name: string
  /** How many outlines it has, which carried ones replace. */
  outlines: number
  toReview: boolean
}

/** What the loader of the editor's page returns. */
export interface PlanToEdit {
  place: string
  /** The name of the floor or parking level. */
  name: string
  floor: number
  plan: EditedPlan | undefined
  /** Who has changed the plan last: whoever has drawn on it meanwhile is told. */
  change?: LastChange | undefined
  linkables: Linkable[]
  sources: CopySource[]
  /** What the PDF of the plan had printed on it; absent on plans that are not of floors. */
  texts?: PrintedText[]
  /** Where the outlines of this floor can be carried; absent on plans that are not of floors. */
  carry?: { floorTitle: string; targets: CarryTarget[]; toReview: boolean }
  /** Where an uploaded image of this floor or level is stored. */
  target: UploadTarget
}

export function planToEdit(
  building: Building,
  { entrance, floor }: FloorPlanPlace,
  plans: FloorPlan[],
  apartments: PublicApartment[],
  toReview: ReadonlySet<string>,
): PlanToEdit {
  const plan = plans.find((each) => each.floor === floor)
  return {
    place: `${entrance}-${floor}`,
    name: places.place(building, { entrance, floor }),
    floor,
    plan: plan && edited(plan),
    linkables: apartmentsOn(floor, apartments).map((apartment) => linkable(building, apartment)),
    sources: plans
      .filter((other) => other.floor !== floor && other.outlines.length > 0)
      .map(({ floor: other, imageWidth, imageHeight, outlines }) => ({
        floor: other,
        name: text.copySource(places.floorTitle(building, { entrance, floor: other }), outlines.length),
        image: { imageWidth, imageHeight },
        outlines: outlines.map(asDrawn),
        linkableIds: apartmentsOn(other, apartments).map(({ id }) => id),
      })),
    carry: {
      floorTitle: places.floorTitle(building, { entrance, floor }),
      toReview: toReview.has(plan?.id ?? ''),
      targets: plans
        .filter((other) => other.floor !== floor)
        .map(({ id, revision, floor: other, outlines }) => ({
          id,
          revision,
          name: places.floorTitle(building, { entrance, floor: other }),
          outlines: outlines.length,
          toReview: toReview.has(id),
        })),
    },
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

function linkable(building: Building, apartment: PublicApartment): Linkable {
  const size = `${formatArea(apartment.area)}, ${text.rooms(apartment.rooms)}`
  const floors = apartment.secondaryFloor === null ? [] : [text.maisonette(floorRange(building, apartment))]
  return {
    id: apartment.id,
    number: apartment.number,
    details: [size, ...floors],
    ...(apartment.secondaryFloor === null && { area: apartment.area }),
  }
}

/** Returns the apartments on a floor. A maisonette is on both of its floors. */
export function apartmentsOn(floor: number, apartments: PublicApartment[]): PublicApartment[] {
  return apartments.filter((apartment) => apartment.floor === floor || apartment.secondaryFloor === floor)
}

export interface FloorState extends FloorPlanPlace {
  hasPlan: boolean
  /** How many apartments of the floor have no outline on its plan. */
  missing: number
  /** Whether its outlines were carried from another floor and nobody has looked at them. */
  toReview: boolean
}

export function floorStates(
  building: Building,
  plans: FloorPlan[],
  apartments: PublicApartment[],
  toReview: ReadonlySet<string>,
): FloorState[] {
  return building.entrances.flatMap(({ id: entrance }) =>
    floorsOfEntrance(building, entrance).map((floor) => {
      const plan = plans.find((each) => each.entrance === entrance && each.floor === floor)
      const outlined = new Set(plan?.outlines.map(({ apartmentId }) => apartmentId))
      const here = apartmentsOn(floor, apartments).filter((apartment) => apartment.entrance === entrance)
      const missing = here.filter(({ id }) => !outlined.has(id)).length
      return {
        entrance,
        floor,
        hasPlan: plan !== undefined,
        missing,
        toReview: toReview.has(plan?.id ?? ''),
      }
    }),
  )
}
