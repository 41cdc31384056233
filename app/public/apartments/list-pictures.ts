import { listMainImages } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listFloorPlans } from '../../../backend/data/plans/floor-plans.ts'
import type { KnownImages } from '../../../backend/images/known-images.ts'
import { excerptAround } from '../../../domain/floor-plan/excerpt.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'

/** Where the picture of an apartment is: on which plan, which part of it, and its outline, as SVG attributes. */
export interface PlanPlace {
  plan: number
  part: string
  outline: string
}

export interface PlanPictures {
  plans: PlanImage[]
  /** By the apartment's id. A maisonette has the first of its two floors. */
  places: Map<string, PlanPlace>
}

const cardShape = 4 / 3

/** The plan of each floor once, because several cards show parts of it. */
export async function listPlanPictures(db: Database): Promise<PlanPictures> {
  const stored = await listFloorPlans(db)
  const places = new Map<string, PlanPlace>()
  for (const [index, plan] of stored.entries())
    for (const { apartmentId, points } of plan.outlines) {
      if (!apartmentId || places.has(apartmentId)) continue
      const { x, y, width, height } = excerptAround(points, plan, cardShape)
      places.set(apartmentId, {
        plan: index,
        part: [x, y, width, height].join(' '),
        outline: formatPoints(points.map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }))),
      })
    }
  return { plans: stored.map((plan) => pick(plan, ['imageUrl', 'imageWidth', 'imageHeight'])), places }
}

/** The main photo of an apartment on its card. Sample pictures are none: they are the same on many cards. */
export interface CardPhoto {
  photo: string | null
  photoWidth: number
}

/** By the apartment's id, without the apartments that have no photo. */
export async function listCardPhotos(
  db: Database,
  knownImages: Pick<KnownImages, 'find'>,
): Promise<Map<string, CardPhoto>> {
  const urls = await listMainImages(db)
  const images = await knownImages.find([...new Set(urls.values())])
  const photos = [...urls].flatMap(([id, url]) => {
    const image = images[url]
    return image ? [[id, { photo: url, photoWidth: image.width }] as const] : []
  })
  return new Map(photos)
}
