import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import type { BuildingView } from '../../../domain/building/building-view.ts'
import { viewAround } from '../../../domain/building/view-around.ts'
import { isStoredUrl } from '../../../domain/files/stored-path.ts'
import type { ImageSize, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Point, Polygon } from '../../../domain/geometry/polygon.ts'
import type { HomePage } from '../../../domain/home-page/home-page.ts'
import type { Language } from '../../../domain/language.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { createTranslator } from '../../../domain/translations/translate.ts'
import type { CostsView } from '../../../text/public/costs-view.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { formatSun, type SunView } from '../../../text/public/sun-view.ts'
import { findCosts } from '../../costs/find-costs.ts'
import { findApartment } from '../../data/apartments.ts'
import type { Database } from '../../data/database.ts'
import { listBuildingViews } from '../../data/plans/building-views.ts'
import { listPlansOf } from '../../data/plans/floor-plans.ts'
import { getBuyerFacts, getCompanySettings, getHomePage } from '../../data/settings.ts'
import { findSunlight } from '../../sun/sunlight.ts'
import { findDictionary, getBuildingIn } from '../../translations/dictionaries.ts'
import { type CardWords, cardWords } from './card-words.ts'

export interface CardPlan extends PlanImage {
  /** „План на етаж 3“ */
  title: string
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
  language: Language
  words: CardWords
  apartment: Pick<PublicApartment, 'status' | 'description' | 'features'>
  /** The building's name, or that of the company. */
  name: string
  /** URLs of stored images. */
  photos: string[]
  building: CardBuilding | undefined
  plans: CardPlan[]
  /** The URL of a stored image, or ''. */
  logo: string
  company: CompanySettings
  pages: CardPages
  /** The date on the card, in the time zone of Sofia. */
  day: string
  /** On the back, with the costs. A sold apartment has neither. */
  sun: SunView | undefined
  costs: CostsView | undefined
}

/** URLs of pages in the language of the card. */
export interface CardPages {
  apartment: string
  /** The list of apartments, for the readers of a sold one's card. */
  apartments: string
}

export interface CardLocale {
  language: Language
  text: ServerText
}

const maxPhotos = 3

export async function findCard(
  db: Database,
  { language, text }: CardLocale,
  id: string,
  pages: CardPages,
  query = new URLSearchParams(),
): Promise<Card | undefined> {
  const stored = await findApartment(db, id)
  if (!stored) return undefined
  const building = await getBuildingIn(db, language)
  const written = createTranslator(await findDictionary(db, language))
  const apartment = written.apartment(withPublicPrice(building, stored))
  const [plans, views, company, homePage, buyer] = await Promise.all([
    listPlansOf(db, apartment),
    listBuildingViews(db),
    getCompanySettings(db),
    getHomePage(db),
    getBuyerFacts(db),
  ])
  const shown = written.buyerFacts(buyer.values)
  const reckoned = { building, apartment, facts: buyer.values, written: shown }
  const costs = await findCosts(db, text, reckoned, query)
  const sun = apartment.status === 'sold' ? undefined : findSunlight(building, apartment.exposure)
  const photos = photosInOrder(apartment).slice(0, maxPhotos)
  const day = isoDay(new Date())
  return {
    language,
    words: cardWords(text, building, apartment, { buyer: shown, day }),
    apartment: pick(apartment, ['status', 'description', 'features']),
    name: building.name || company.values.companyName,
    photos,
    building: photos.length > 0 ? undefined : buildingAround(apartment, views, homePage.values),
    logo: building.logo,
    plans: plans.map(({ plan, outline }) => ({
      ...pick(plan, ['imageUrl', 'imageWidth', 'imageHeight']),
      title: text.card.planOf(text.places.floor(building, plan)),
      points: outline.points,
      neighbours: plan.outlines.filter((other) => other !== outline).map(({ points }) => points),
    })),
    company: company.values,
    // The code leads to the page with the same costs.
    pages: { ...pages, apartment: pages.apartment + (costs?.query ?? '') },
    day,
    sun: sun && formatSun(text, sun, apartment),
    costs: costs?.view,
  }
}

/** The view on which the apartment or its floors are marked; otherwise the first view, or the hero image. */
function buildingAround(
  apartment: PublicApartment,
  views: readonly BuildingView[],
  { heroImage }: Pick<HomePage, 'heroImage'>,
): CardBuilding | undefined {
  const around = viewAround(apartment, views)
  if (!around) return isStoredUrl(heroImage) ? { url: heroImage } : undefined
  const { view, marked } = around
  return { url: view.imageUrl, marked: { size: pick(view, ['imageWidth', 'imageHeight']), floors: marked } }
}
