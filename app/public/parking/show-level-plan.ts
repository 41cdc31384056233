import type { Backend } from '../../../backend/open.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import type { ParkingPlan } from '../../../domain/parking/parking-plan.ts'

const shown = ['id', 'number', 'type', 'status'] as const

export interface OutlinedSpot extends Pick<PublicParkingSpot, (typeof shown)[number]> {
  /** SVG points. */
  points: string
}

export interface LevelPlan {
  image: StoredImage
  outlinedSpots: OutlinedSpot[]
}

/** A level's plan with the outlines of these spots; undefined if its image is missing. */
export async function showLevelPlan(
  { knownImages }: Backend,
  plan: ParkingPlan | undefined,
  spots: PublicParkingSpot[],
): Promise<LevelPlan | undefined> {
  const image = plan && (await knownImages.find([plan.imageUrl]))[plan.imageUrl]
  if (!image) return undefined
  const here = new Map(spots.filter(({ floor }) => floor === plan.level).map((spot) => [spot.id, spot]))
  const outlinedSpots = plan.outlines.flatMap(({ linkedId, points }) => {
    const spot = here.get(linkedId ?? '')
    return spot ? [{ ...pick(spot, shown), points: formatPoints(points) }] : []
  })
  return { image, outlinedSpots }
}
