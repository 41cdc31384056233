import type { FloorPlan, FloorPlanPlace, ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace } from '../../../domain/floor-plan/label-place.ts'
import { formatPoints, type Point, type Polygon } from '../../../domain/geometry/polygon.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

export interface ShownOutline {
  id: string
  apartment: NavigatorApartment
  /** SVG points. */
  points: string
  /** Where the apartment's number is, in percent of the plan. */
  label: Point
}

export function showFloor(place: FloorPlanPlace, plans: FloorPlan[], apartments: NavigatorApartment[]) {
  const plan = plans.find(({ floor }) => floor === place.floor)
  const shownIds = new Set(apartments.map(({ id }) => id))
  return {
    ...place,
    plan: plan && {
      imageUrl: plan.imageUrl,
      imageWidth: plan.imageWidth,
      imageHeight: plan.imageHeight,
      // Outlines of drafts are on the plan, too, and visitors learn nothing of them.
      outlines: plan.outlines
        .filter(({ apartmentId }) => apartmentId !== null && shownIds.has(apartmentId))
        .map(({ id, apartmentId, points }) => ({
          id,
          apartmentId,
          points: formatPoints(points),
          label: labelOf(points, plan),
        })),
    },
    apartments,
    /** Plan images of the adjacent floors, to be loaded in advance. */
    neighbours: plans
      .filter(({ floor }) => Math.abs(floor - place.floor) === 1)
      .map(({ imageUrl, imageWidth }) => ({ imageUrl, imageWidth })),
  }
}

function labelOf(points: Polygon, { imageWidth, imageHeight }: ImageSize): Point {
  const { x, y } = labelPlace(points)
  return { x: toHundredths((x / imageWidth) * 100), y: toHundredths((y / imageHeight) * 100) }
}

function toHundredths(percent: number): number {
  return Math.round(percent * 100) / 100
}

export type ShownFloor = ReturnType<typeof showFloor>
export type ShownPlan = NonNullable<ShownFloor['plan']>

/** Outlines of the floor's apartments; outlines that are linked to none are not shown. */
export function outlinesOf({ plan, apartments }: Pick<ShownFloor, 'plan' | 'apartments'>): ShownOutline[] {
  const byId = new Map(apartments.map((apartment) => [apartment.id, apartment]))
  return (plan?.outlines ?? []).flatMap(({ id, apartmentId, points, label }) => {
    const apartment = apartmentId === null ? undefined : byId.get(apartmentId)
    return apartment ? [{ id, apartment, points, label }] : []
  })
}
