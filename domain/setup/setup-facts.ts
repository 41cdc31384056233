import type { Building, ParkingLevel } from '../building/building.ts'
import type { NamedApartment } from '../checks/finding.ts'
import type { FloorPlanPlace } from '../floor-plan/floor-plan.ts'
import { type CompanySettings, defaultCompanySettings } from '../settings.ts'

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
  company: { isSaved: boolean; values: CompanySettings }
  building: Building
  isBuildingSaved: boolean
  isHomepageSaved: boolean
  hasBuildingView: boolean
  apartments: {
    total: number
    withoutPrice: ApartmentsLacking
    withoutArea: ApartmentsLacking
    /** Apartments that have both a price and an area; a sold one needs no price. */
    complete: number
  }
  floors: FloorFacts[]
  /** Levels that have at least one parking spot, and levels that have a plan. */
  parking: { withSpots: ParkingLevel[]; withPlan: ParkingLevel[] }
}

/** Whether nobody has entered anything yet. The demo and installations of earlier releases have a saved building. */
export function isUntouched({ company, isBuildingSaved, isHomepageSaved, apartments }: SetupFacts): boolean {
  return !company.isSaved && !isBuildingSaved && !isHomepageSaved && apartments.total === 0
}

/** Facts about the company that begin with an example, which must not reach visitors. */
export const companyFacts = ['companyName', 'email', 'phone', 'address', 'socialMedia'] as const
export type CompanyFact = (typeof companyFacts)[number]

/** The facts that are still the examples of an empty installation. */
export function exampleFacts({
  companyName,
  email,
  phone,
  address,
  socialMedia,
}: CompanySettings): CompanyFact[] {
  const isExample: Record<CompanyFact, boolean> = {
    companyName: companyName === defaultCompanySettings.companyName,
    email: /[@.]example\.(com|org|net)$/i.test(email),
    phone: isPhoneOfZeros(phone),
    address: address === defaultCompanySettings.address,
    socialMedia: Object.values(socialMedia).some((url) => /^https?:\/\/(www\.)?example\./i.test(url)),
  }
  return companyFacts.filter((fact) => isExample[fact])
}

/** „+359 000 000 000“ and the like. The code of the country does not make it a number that somebody answers. */
function isPhoneOfZeros(phone: string): boolean {
  return /^(359)?0+$/.test(phone.replace(/\D/g, ''))
}
