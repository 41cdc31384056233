import type { Database } from '../../../backend/data/database.ts'
import { listFloorPlans } from '../../../backend/data/plans/floor-plans.ts'
import type { KnownImages } from '../../../backend/images/known-images.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { excerptAround, type PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { apartmentPlaceholder } from '../../images/apartment-placeholder.ts'
import { type BundledImage, placeholderImages } from '../../images/bundled-images.ts'
import type { PlanWithOutline } from '../../images/outlined-plan.tsx'

/** The picture of an apartment: its place on the floor plan, or a photo. */
export type HomePicture = { plan: PlanWithOutline; part: PlanPart } | { photo: StoredImage | BundledImage }

/** An apartment on the pages of kept and compared ones. Texts are formatted here, so that browsers need no code for it. */
export type KeptHome = Awaited<ReturnType<typeof describeHomes>>[number]

const cardShape = 3 / 2

interface Sources {
  db: Database
  knownImages: Pick<KnownImages, 'find'>
  building: Building
  /** Which of the two is shown where an apartment has both. */
  prefers: 'plan' | 'photo'
}

export async function describeHomes(
  text: ServerText,
  apartments: readonly PublicApartment[],
  { db, knownImages, building, prefers }: Sources,
) {
  const photos = new Map(apartments.map((apartment) => [apartment.id, photosInOrder(apartment)[0]]))
  const plans = await listExcerpts(db, apartments)
  const images = await knownImages.find([...photos.values()].flatMap((url) => url ?? []))
  const pictureOf = (apartment: PublicApartment): HomePicture => {
    const plan = plans.get(apartment.id)
    const photo = images[photos.get(apartment.id) ?? '']
    if (plan && (prefers === 'plan' || !photo)) return plan
    if (photo) return { photo }
    const [sample] = building.hasSamplePictures ? placeholderImages(building, apartment.exposure) : []
    return { photo: sample ?? apartmentPlaceholder(building, apartment) }
  }
  return apartments.map((apartment) => ({
    ...pick(apartment, ['id', 'number', 'status']),
    title: text.apartment.title(apartment.number),
    kind: text.apartment.similar(
      apartmentTypeName(building, apartment.type),
      text.formats.area(apartment.area),
      text.places.floors(building, apartment),
    ),
    exposure: text.labels.exposure[apartment.exposure],
    price: priceLabel(text, apartment),
    perMetre: pricePerMetreLabel(text, apartment),
    picture: pictureOf(apartment),
  }))
}

/** The part of a floor plan around each of the apartments. A maisonette has that of one floor. */
async function listExcerpts(
  db: Database,
  apartments: readonly PublicApartment[],
): Promise<Map<string, HomePicture>> {
  const wanted = new Set(apartments.map(({ id }) => id))
  const found = new Map<string, HomePicture>()
  if (wanted.size === 0) return found
  for (const plan of await listFloorPlans(db))
    for (const { apartmentId, points } of plan.outlines)
      if (apartmentId && wanted.has(apartmentId) && !found.has(apartmentId))
        found.set(apartmentId, {
          plan: { ...pick(plan, ['imageUrl', 'imageWidth', 'imageHeight']), outline: formatPoints(points) },
          part: excerptAround(points, plan, cardShape),
        })
  return found
}
