import type { Building, ParkingLevel } from '../building/building.ts'
import type { NamedApartment } from '../checks/finding.ts'
import type { FloorPlanPlace } from '../floor-plan/floor-plan.ts'

/** Some apartments that lack something: the first of them, and how many there are in all. */
export interface ApartmentsLacking {
  count: number
  first: NamedApartment[]
}

/** A floor that has apartments; a maisonette counts on both of its floors. */
export interface FloorFacts extends FloorPlanPlace {
  apartments: number
  hasPlan: boolean
  /** How many apartments have an outline on the plan. */
  outlined: number
}

/** What an installation has so far. */
export interface SetupFacts {
  isCompanySaved: boolean
  building: Building
  isBuildingSaved: boolean
  isHomepageSaved: boolean
  hasBuildingView: boolean
  apartments: {
    total: number
    /** Apartments that visitors do not see yet. */
    drafts: number
    withoutPrice: ApartmentsLacking
    withoutArea: ApartmentsLacking
    /** Published apartments that have both a price and an area; a sold one needs no price. */
    complete: number
  }
  floors: FloorFacts[]
  /** Levels that have at least one parking spot, and levels that have a plan. */
  parking: { withSpots: ParkingLevel[]; withPlan: ParkingLevel[] }
}

/** Whether nobody has entered anything yet. The demo and installations of earlier releases have a saved building. */
export function isUntouched({
  isCompanySaved,
  isBuildingSaved,
  isHomepageSaved,
  apartments,
}: SetupFacts): boolean {
  return !isCompanySaved && !isBuildingSaved && !isHomepageSaved && apartments.total === 0
}
