import type { Database } from '../../../backend/data/database.ts'
import { listPlansOf } from '../../../backend/data/plans/floor-plans.ts'
import type { KnownImages } from '../../../backend/images/known-images.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { excerptAround } from '../../../domain/floor-plan/excerpt.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { PlanExcerpt } from '../../home-page/plan-excerpts.ts'
import { apartmentPlaceholder } from '../../images/apartment-placeholder.ts'
import type { BundledImage } from '../../images/bundled-images.ts'

const similarFields = [
  'id',
  'number',
  'type',
  'area',
  'price',
  'entrance',
  'floor',
  'secondaryFloor',
] as const

/** An apartment with the picture that tells it from the others: its plan, else its photo, else its number. */
export interface SimilarApartment extends Pick<PublicApartment, (typeof similarFields)[number]> {
  plan: PlanExcerpt | undefined
  photo: StoredImage | BundledImage | undefined
}

/** The format of photos on cards. */
const cardShape = 3 / 2

export async function showSimilar(
  db: Database,
  knownImages: KnownImages,
  building: Building,
  apartment: PublicApartment,
): Promise<SimilarApartment> {
  const shown = pick(apartment, similarFields)
  const [own] = await listPlansOf(db, apartment)
  if (own) {
    const { plan, outline } = own
    const excerpt = {
      ...pick(plan, ['imageUrl', 'imageWidth', 'imageHeight']),
      outline: formatPoints(outline.points),
      part: excerptAround(outline.points, plan, cardShape),
    }
    return { ...shown, plan: excerpt, photo: undefined }
  }
  const [url] = photosInOrder(apartment)
  const stored = url === undefined ? undefined : (await knownImages.find([url]))[url]
  return { ...shown, plan: undefined, photo: stored ?? apartmentPlaceholder(building, apartment) }
}
