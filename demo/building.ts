import type { Building } from '../domain/building/building.ts'
import type { BuyerFacts } from '../domain/buyer-facts/buyer-facts.ts'
import type { CostSettings } from '../domain/costs/cost-settings.ts'
import type { PaymentSettings } from '../domain/deal/payment-settings.ts'
import type { PageTexts } from '../domain/page-texts/page-texts.ts'
import type { ParkingSpotValues } from '../domain/parking/parking.ts'
import type { SalesRules } from '../domain/sales/sales-rules.ts'
import type { CompanySettings } from '../domain/settings.ts'
import type { ViewingHours } from '../domain/viewing/viewing-hours.ts'
import { apartmentsFor, type DemoApartment } from './apartments/apartments.ts'
import { designBuilding } from './apartments/designed-apartment.ts'
import { demoBuilding } from './building-record.ts'
import {
  demoBuyerFacts,
  demoCompany,
  demoCostSettings,
  demoFeedKey,
  demoPageTexts,
  demoPaymentSettings,
  demoSalesRules,
  demoShowroomKey,
  demoViewingHours,
} from './company.ts'
import { type DemoDiaryEntry, demoDiary } from './diary.ts'
import { type DemoEnquiry, demoEnquiries } from './enquiries.ts'
import { type DemoFloorPlan, floorPlansFor } from './floor-plans.ts'
import { type DemoImageName, locationImageName } from './images/demo-images.ts'
import { type DemoMediaFile, demoMedia } from './media.ts'
import { type DemoParkingPlan, parkingPlans } from './parking/plans.ts'
import { demoParkingSpots } from './parking/spots.ts'
import { seededRandom } from './random.ts'
import { type DemoStep, demoEnquirySteps } from './sales/enquiry-work.ts'
import { workingHour } from './sales/past.ts'
import { type DemoPriceChange, demoPriceChanges } from './sales/price-changes.ts'
import { type DemoPriceRise, demoPriceRise } from './sales/price-rise.ts'
import { type DemoReservation, demoReservations } from './sales/reservations.ts'
import { demoTypedIn } from './sales/typed-in-enquiries.ts'
import { type DemoViewing, demoViewings } from './sales/viewings.ts'
import { type DemoStore, demoStores } from './stores.ts'

/** The content of a new installation. Images and PDFs are generated on demand. */
export interface DemoBuilding {
  record: Building
  apartments: DemoApartment[]
  parkingSpots: ParkingSpotValues[]
  stores: DemoStore[]
  /** The construction diary, oldest first. */
  diary: DemoDiaryEntry[]
  /** Oldest first. */
  enquiries: DemoEnquiry[]
  /** What agents have typed in; their indexes continue those of the enquiries. */
  typedIn: ReturnType<typeof demoTypedIn>['typedIn']
  /** What agents did about the enquiries. */
  enquirySteps: DemoStep[]
  viewings: DemoViewing[]
  reservations: DemoReservation[]
  priceChanges: DemoPriceChange[]
  priceRise: DemoPriceRise
  openedAt: Date
  media: DemoMediaFile[]
  floorPlans: DemoFloorPlan[]
  parkingPlans: DemoParkingPlan[]
  companySettings: CompanySettings
  buyerFacts: BuyerFacts
  costSettings: CostSettings
  salesRules: SalesRules
  paymentSettings: PaymentSettings
  viewingHours: ViewingHours
  pageTexts: PageTexts
  feedKey: string
  showroomKey: string
  locationImageName: DemoImageName
}

const seed = 20260615
const openedDaysAgo = 400

/** The building is always the same; only the dates of enquiries and sales depend on `now`. */
export function generateDemoBuilding({ now }: { now: Date }): DemoBuilding {
  const design = designBuilding()
  const apartments = apartmentsFor(design.apartments, seededRandom(seed))
  const parkingSpots = demoParkingSpots(seededRandom(seed + 1))
  const enquiries = demoEnquiries(apartments, parkingSpots, now, seededRandom(seed + 2))
  const stores = demoStores()
  const sources = { apartments, spots: parkingSpots, stores, enquiries, now }
  const reservations = demoReservations(sources, seededRandom(seed + 3))
  const { typedIn, steps: typedInSteps } = demoTypedIn(sources)
  const enquirySteps = [...demoEnquirySteps(enquiries, reservations, now), ...typedInSteps]
  const asked = [...enquiries, ...typedIn]
  const priceChanges = demoPriceChanges(apartments, now, seededRandom(seed + 4))
  return {
    record: demoBuilding,
    apartments,
    parkingSpots,
    stores,
    diary: demoDiary(now),
    enquiries,
    typedIn,
    enquirySteps,
    viewings: demoViewings({ apartments, enquiries: asked, steps: enquirySteps, reservations, now }),
    reservations,
    priceChanges,
    priceRise: demoPriceRise(apartments, priceChanges, now),
    openedAt: workingHour(now, openedDaysAgo, 0),
    media: demoMedia(),
    floorPlans: floorPlansFor(design),
    parkingPlans: parkingPlans(),
    companySettings: demoCompany,
    buyerFacts: demoBuyerFacts,
    costSettings: demoCostSettings,
    salesRules: demoSalesRules,
    paymentSettings: demoPaymentSettings,
    viewingHours: demoViewingHours,
    pageTexts: demoPageTexts,
    feedKey: demoFeedKey,
    showroomKey: demoShowroomKey,
    locationImageName,
  }
}
