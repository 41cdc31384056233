import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import type { BuildingView } from '../../../domain/building/building-view.ts'
import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import type { ImageSize, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Point, Polygon } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { type PublicNames, publicNames } from '../../../domain/record/field-table.ts'
import type { CompanySettings, DisplaySettings } from '../../../domain/settings.ts'
import { findApartment } from '../../data/apartments.ts'
import type { Database } from '../../data/database.ts'
import { listPlansOf } from '../../data/plans/floor-plans.ts'
import {
  findBuildingView,
  getBuyerFacts,
  getCompanySettings,
  getDisplaySettings,
} from '../../data/settings.ts'

export interface CardPlan extends PlanImage {
  floor: number
  points: Point[]
  /** Outlines of the other apartments on the floor. */
  neighbours: Polygon[]
}

/** An image of the building for an apartment without photos. */
export interface CardBuilding {
  url: string
  /** Outlines of the apartment's floors, in pixels of an image of this size. */
  marked?: { size: ImageSize; floors: Polygon[] }
}

/** Exactly what a card shows: its hash is the cache key, so a change of any value makes a new card. */
export interface Card {
  apartment: Pick<PublicApartment, PublicNames<typeof apartmentFields>>
  /** URLs of stored images. */
  photos: string[]
  building: CardBuilding | undefined
  plans: CardPlan[]
  /** The URL of a stored image, or ''. */
  logo: string
  company: CompanySettings
  buyer: Pick<BuyerFacts, 'stage' | 'completion' | 'paymentPlan'>
  /** The page of the apartment. */
  url: string
  /** The date on the card, in the time zone of Sofia. */
  day: string
}

const maxPhotos = 3

export async function findCard(db: Database, id: string, url: string): Promise<Card | undefined> {
  const apartment = await findApartment(db, id)
  if (!apartment) return undefined
  const [plans, view, company, display, buyer] = await Promise.all([
    listPlansOf(db, apartment),
    findBuildingView(db),
    getCompanySettings(db),
    getDisplaySettings(db),
    getBuyerFacts(db),
  ])
  const photos = photosInOrder(apartment).slice(0, maxPhotos)
  return {
    apartment: pick(apartment, publicNames(apartmentFields)),
    photos,
    building: photos.length > 0 ? undefined : buildingAround(apartment, view, display.values),
    logo: display.values.logo,
    plans: plans.map(({ plan, outline }) => ({
      ...pick(plan, ['floor', 'imageUrl', 'imageWidth', 'imageHeight']),
      points: outline.points,
      neighbours: plan.outlines.filter((other) => other !== outline).map(({ points }) => points),
    })),
    company: company.values,
    buyer: pick(buyer.values, ['stage', 'completion', 'paymentPlan']),
    url,
    day: isoDay(new Date()),
  }
}

function buildingAround(
  { entrance, floor, secondaryFloor }: PublicApartment,
  view: BuildingView | undefined,
  { heroImage }: DisplaySettings,
): CardBuilding | undefined {
  if (!view) return heroImage === '' ? undefined : { url: heroImage }
  const own = view.floors.filter(
    (each) => each.entrance === entrance && (each.floor === floor || each.floor === secondaryFloor),
  )
  const size = pick(view, ['imageWidth', 'imageHeight'])
  return { url: view.imageUrl, marked: { size, floors: own.map(({ points }) => points) } }
}
