import type { RouterContextProvider } from 'react-router'
import { listApartmentItems, listMainImages } from '../../backend/data/apartments.ts'
import { countParkingSpots } from '../../backend/data/parking-spots.ts'
import type { Backend } from '../../backend/open.ts'
import type { ApartmentListItem } from '../../domain/apartment/apartment-list-item.ts'
import { featuredApartments } from '../../domain/apartment/suggested-apartments.ts'
import { availabilityByType } from '../../domain/availability.ts'
import type { Building } from '../../domain/building/building.ts'
import { isSampleView } from '../../domain/files/sample-view.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { pick } from '../../domain/lists/pick.ts'
import { rowById } from '../../domain/lists/rows-by.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import { loadBuilding } from '../building.ts'
import { apartmentPlaceholder } from '../images/apartment-placeholder.ts'
import { type BundledImage, placeholderImages } from '../images/bundled-images.ts'
import { loadOptional } from '../public-page.ts'
import type { FreeCounts } from './hero.tsx'
import { listPlanExcerpts, type PlanExcerpt } from './plan-excerpts.ts'

/**
 * An apartment on the home page. `where` is formatted on the server, so that browsers do not load the code for
 * it.
 */
export interface FeaturedApartment extends Pick<ApartmentListItem, 'id' | 'number' | 'type' | 'price'> {
  /** „68,69 м² обща площ, етаж 1“ */
  where: string
  photo: StoredImage | BundledImage
  /** The text that stands for the photo or the plan. */
  alt: string
  isSample: boolean
  /** Shown instead of the photo, where there is none. */
  plan: PlanExcerpt | undefined
}

export interface FreeNow extends FreeCounts {
  featured: FeaturedApartment[]
}

/**
 * The available apartments and parking spots, or an error message where they could not be read. `picked` are the ids
 * of apartments that the company has selected; a sold or deleted one is left out.
 */
export async function loadFreeNow(
  context: Readonly<RouterContextProvider>,
  text: ServerText,
  { db, knownImages }: Pick<Backend, 'db' | 'knownImages'>,
  picked: readonly string[],
): Promise<FreeNow | string> {
  const building = await loadBuilding(context)
  const [apartments, images, freeParking, plans] = await Promise.all([
    loadOptional(context, listApartmentItems(db, { status: 'available' })),
    loadOptional(context, listMainImages(db, { status: 'available' })),
    loadOptional(context, countParkingSpots(db, { status: 'available' })),
    loadOptional(context, listPlanExcerpts(db, building)),
  ])
  if (apartments === 'unread' || images === 'unread') return text.loadErrors.apartments
  if (freeParking === 'unread') return text.loadErrors.parking
  if (plans === 'unread') return text.loadErrors.floorPlans
  const selected =
    picked.length === 0
      ? featuredApartments(building, apartments, new Set(images.keys()))
      : picked.flatMap((id) => rowById(apartments, id) ?? [])
  const storedImages = await knownImages.find(selected.map(({ id }) => images.get(id)))
  const featured = selected.map((apartment) =>
    toShow(text, building, apartment, {
      photo: storedImages[images.get(apartment.id) ?? ''],
      plan: plans.get(apartment.id),
    }),
  )
  return { availability: availabilityByType(building, apartments), freeParking, featured }
}

interface ApartmentPictures {
  photo: StoredImage | undefined
  plan: PlanExcerpt | undefined
}

export function toShow(
  text: ServerText,
  building: Building,
  apartment: ApartmentListItem,
  { photo, plan }: ApartmentPictures,
): FeaturedApartment {
  return {
    ...pick(apartment, ['id', 'number', 'type', 'price']),
    where: `${text.card.totalArea(text.formats.area(apartment.area))}, ${text.places.floors(building, apartment)}`,
    photo: photo ?? standIn(building, apartment),
    alt: altOf(text, building, apartment, { photo, plan }),
    isSample: photo ? isSampleView(photo.url) : building.hasSamplePictures,
    plan: photo ? undefined : plan,
  }
}

function altOf(
  text: ServerText,
  { hasSamplePictures }: Building,
  { number }: ApartmentListItem,
  { photo, plan }: ApartmentPictures,
): string {
  if (photo || hasSamplePictures) return text.home.apartments.photo(number)
  return plan ? text.apartment.plan.image(number) : ''
}

function standIn(building: Building, apartment: ApartmentListItem): BundledImage {
  return building.hasSamplePictures
    ? placeholderImages(building, apartment.exposure)[0]
    : apartmentPlaceholder(building, apartment)
}
