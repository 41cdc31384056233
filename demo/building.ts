import type { BuyerFacts } from '../domain/buyer-facts/buyer-facts.ts'
import type { ParkingSpotValues } from '../domain/parking/parking.ts'
import { type CompanySettings, type DisplaySettings, defaultDisplaySettings } from '../domain/settings.ts'
import { demoBuyerFacts, demoCompany } from './company.ts'
import { type DemoEnquiry, demoEnquiries } from './enquiries.ts'
import { type DemoFloorPlan, floorPlansFor } from './floor-plans.ts'
import { apartmentsFor, type DemoApartment } from './homes/apartments.ts'
import { designBuilding } from './homes/home.ts'
import { type DemoMediaFile, demoMedia } from './media.ts'
import { type DemoParkingPlan, parkingPlans } from './parking/plans.ts'
import { demoParkingSpots } from './parking/spots.ts'
import { heroPicture, locationPicture, type PictureName } from './pictures/pictures.ts'
import { seededRandom } from './random.ts'
import { type DemoStore, demoStores } from './stores.ts'

/** Everything that a fresh installation shows; pictures and PDF files are made when asked for. */
export interface DemoBuilding {
  apartments: DemoApartment[]
  parkingSpots: ParkingSpotValues[]
  stores: DemoStore[]
  /** Oldest first. */
  enquiries: DemoEnquiry[]
  media: DemoMediaFile[]
  floorPlans: DemoFloorPlan[]
  parkingPlans: DemoParkingPlan[]
  companySettings: CompanySettings
  buyerFacts: BuyerFacts
  displaySettings: DisplaySettings
  heroPicture: PictureName
  locationPicture: PictureName
}

const seed = 20260615

/** The same building every time; only the enquiries follow the calendar. */
export function generateDemoBuilding({ now }: { now: Date }): DemoBuilding {
  const design = designBuilding()
  const apartments = apartmentsFor(design.homes, seededRandom(seed))
  const parkingSpots = demoParkingSpots(seededRandom(seed + 1))
  return {
    apartments,
    parkingSpots,
    stores: demoStores(),
    enquiries: demoEnquiries(apartments, parkingSpots, now, seededRandom(seed + 2)),
    media: demoMedia(),
    floorPlans: floorPlansFor(design),
    parkingPlans: parkingPlans(),
    companySettings: demoCompany,
    buyerFacts: demoBuyerFacts,
    displaySettings: defaultDisplaySettings,
    heroPicture,
    locationPicture,
  }
}
