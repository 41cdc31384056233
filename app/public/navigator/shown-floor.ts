import type { FloorPlan, FloorPlanPlace, ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace, labelRoom } from '../../../domain/floor-plan/label-place.ts'
import { formatPoints, type Point, type Polygon } from '../../../domain/geometry/polygon.ts'
import { fittingSize } from './lettering.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

/** Where an apartment's number is, in percent of the plan. */
export interface NumberPlace extends Point {
  /** The largest font size with which it stays inside the outline, in percent of the plan's width. */
  size: number
}

export interface ShownOutline {
  id: string
  apartment: NavigatorApartment
  /** SVG points. */
  points: string
  label: NumberPlace
}

export function showFloor(place: FloorPlanPlace, plans: FloorPlan[], apartments: NavigatorApartment[]) {
  const plan = plans.find(({ floor }) => floor === place.floor)
  const numbers = new Map(apartments.map(({ id, number }) => [id, number]))
  return {
    ...place,
    plan: plan && {
      imageUrl: plan.imageUrl,
      imageWidth: plan.imageWidth,
      imageHeight: plan.imageHeight,
      // Outlines of drafts are on the plan, too, and visitors learn nothing of them.
      outlines: plan.outlines.flatMap(({ id, apartmentId, points }) => {
        const number = apartmentId === null ? undefined : numbers.get(apartmentId)
        if (number === undefined) return []
        return { id, apartmentId, points: formatPoints(points), label: labelOf(number, points, plan) }
      }),
    },
    apartments,
    /** Plan images of the adjacent floors, to be loaded in advance. */
    neighbours: plans
      .filter(({ floor }) => Math.abs(floor - place.floor) === 1)
      .map(({ imageUrl, imageWidth }) => ({ imageUrl, imageWidth })),
  }
}

function labelOf(number: string, points: Polygon, { imageWidth, imageHeight }: ImageSize): NumberPlace {
  const { x, y } = labelPlace(points)
  const size = fittingSize(number, labelRoom(points))
  return {
    x: toHundredths((x / imageWidth) * 100),
    y: toHundredths((y / imageHeight) * 100),
    size: toHundredths((size / imageWidth) * 100),
  }
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
