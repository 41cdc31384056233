import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import {
  type ApartmentFields,
  apartmentFieldKinds,
  apartmentFields,
} from '../../../domain/apartment/apartment-fields.ts'
import { formatFloors } from '../../../domain/apartment/apartment-title.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceName, floorName } from '../../../domain/building/building.ts'
import { type BuildingView, linkedOutlines } from '../../../domain/building/building-view.ts'
import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import { constructionStageLabels } from '../../../domain/buyer-facts/construction-stage.ts'
import { isStoredUrl } from '../../../domain/files/stored-path.ts'
import type { ImageSize, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Point, Polygon } from '../../../domain/geometry/polygon.ts'
import type { HomePage } from '../../../domain/home-page/home-page.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { factsOf, type PublicNames, publicNames } from '../../../domain/record/field-table.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { findApartment } from '../../data/apartments.ts'
import { getBuilding } from '../../data/building.ts'
import type { Database } from '../../data/database.ts'
import { listBuildingViews } from '../../data/plans/building-views.ts'
import { listPlansOf } from '../../data/plans/floor-plans.ts'
import { getBuyerFacts, getCompanySettings, getHomePage } from '../../data/settings.ts'

export interface CardPlan extends PlanImage {
  /** „етаж 3“ */
  floorName: string
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

type CardApartment = Pick<PublicApartment, PublicNames<ApartmentFields>>

/** Exactly what a card shows: its hash is the cache key, so a change of any value makes a new card. */
export interface Card {
  apartment: CardApartment
  /** The building's name, or that of the company. */
  name: string
  /** „Двустаен“ */
  type: string
  /** „Вход А, етаж 4“ */
  place: string
  facts: [label: string, text: string][]
  /** URLs of stored images. */
  photos: string[]
  building: CardBuilding | undefined
  plans: CardPlan[]
  /** The URL of a stored image, or ''. */
  logo: string
  company: CompanySettings
  buyer: Pick<BuyerFacts, 'paymentPlan'>
  /** The page of the apartment. */
  url: string
  /** The date on the card, in the time zone of Sofia. */
  day: string
}

const maxPhotos = 3

export async function findCard(db: Database, id: string, url: string): Promise<Card | undefined> {
  const stored = await findApartment(db, id)
  if (!stored) return undefined
  const building = await getBuilding(db)
  const apartment = withPublicPrice(building, stored)
  const [plans, views, company, homePage, buyer] = await Promise.all([
    listPlansOf(db, apartment),
    listBuildingViews(db),
    getCompanySettings(db),
    getHomePage(db),
    getBuyerFacts(db),
  ])
  const photos = photosInOrder(apartment).slice(0, maxPhotos)
  return {
    apartment: pick(apartment, publicNames(apartmentFieldKinds)),
    name: building.name || company.values.companyName,
    type: apartmentTypeName(building, apartment.type),
    place: `${entranceName(building, apartment.entrance)}, ${formatFloors(building, apartment)}`,
    facts: cardFacts(building, apartment, buyer.values),
    photos,
    building: photos.length > 0 ? undefined : buildingAround(apartment, views, homePage.values),
    logo: building.logo,
    plans: plans.map(({ plan, outline }) => ({
      ...pick(plan, ['imageUrl', 'imageWidth', 'imageHeight']),
      floorName: floorName(building, plan),
      points: outline.points,
      neighbours: plan.outlines.filter((other) => other !== outline).map(({ points }) => points),
    })),
    company: company.values,
    buyer: pick(buyer.values, ['paymentPlan']),
    url,
    day: isoDay(new Date()),
  }
}

/** The facts of the apartment's page, with the construction stage and the date of completion. */
function cardFacts(
  building: Building,
  apartment: CardApartment,
  { stage, completion }: BuyerFacts,
): [label: string, text: string][] {
  // The heading already shows entrance and floor.
  const { entrance: _, floor: __, ...shownFields } = apartmentFields(building)
  const optional: [string, string][] = [
    ['Етап', stage === 'none' ? '' : constructionStageLabels[stage]],
    ['Завършване', completion],
  ]
  return [
    ['Тип', apartmentTypeName(building, apartment.type)],
    ...factsOf(shownFields, apartment),
    ...optional.filter(([, text]) => text !== ''),
  ]
}

/** The first view that shows the apartment or its floors, with them marked; otherwise the first view. */
function buildingAround(
  apartment: PublicApartment,
  views: readonly BuildingView[],
  { heroImage }: Pick<HomePage, 'heroImage'>,
): CardBuilding | undefined {
  const marked = views.map((view) => ({ view, floors: outlinesAround(apartment, view) }))
  const [best] = [...marked.filter(({ floors }) => floors.length > 0), ...marked]
  if (!best) return isStoredUrl(heroImage) ? { url: heroImage } : undefined
  const size = pick(best.view, ['imageWidth', 'imageHeight'])
  return { url: best.view.imageUrl, marked: { size, floors: best.floors } }
}

/** The outlines of the apartment itself; if it has none, those of its floors. */
function outlinesAround(
  { id, entrance, floor, secondaryFloor }: PublicApartment,
  view: BuildingView,
): Polygon[] {
  const { floors, apartments } = linkedOutlines(view)
  const own = apartments.filter(({ apartmentId }) => apartmentId === id)
  const around = floors.filter(
    (each) => each.entrance === entrance && (each.floor === floor || each.floor === secondaryFloor),
  )
  return (own.length > 0 ? own : around).map(({ points }) => points)
}
