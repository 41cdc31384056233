import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { BuildingView, FloorOutline } from '../../../domain/building/building-view.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import { formatPoints, type Point, type Polygon, polygonArea } from '../../../domain/geometry/polygon.ts'
import { stretchesAt } from '../../../domain/geometry/stretches-at.ts'
import { pick } from '../../../domain/lists/pick.ts'

export interface FloorLabel extends FloorPlanPlace {
  /** SVG points. */
  outline: string
  at: Point
  /** The font size. */
  size: number
}

/** The font size, as a fraction of the lowest floor's height. */
const lettering = 0.52

/** Where each floor's label is: all have one size, and those of an entrance are in one column. */
export function floorLabels(floors: readonly FloorOutline[]): FloorLabel[] {
  const size = Math.min(...floors.map(({ points }) => heightOf(points))) * lettering
  return floors.map(({ entrance, floor, points }) => {
    const beside = floors.filter((other) => other.entrance === entrance)
    const { left, right } = boundsOf(beside.flatMap(({ points }) => points))
    const at = middleAt(points, (left + right) / 2)
    return { entrance, floor, outline: formatPoints(points), size, at }
  })
}

/** The average height of a floor's outline: in perspective, a floor is higher at one end. */
function heightOf(points: Polygon): number {
  const { left, right } = boundsOf(points)
  return polygonArea(points) / (right - left)
}

/**
 * The place of a floor's label: halfway between the upper and lower edge at `x`; where the floor does not reach
 * `x`, its own middle.
 */
function middleAt(points: Polygon, x: number): Point {
  const turned = points.map((point) => ({ x: point.y, y: point.x }))
  const [stretch] = stretchesAt(turned, x)
  if (stretch) return { x, y: (stretch[0] + stretch[1]) / 2 }
  const { left, top, right, bottom } = boundsOf(points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

const shown = [
  'id',
  'entrance',
  'number',
  'floor',
  'secondaryFloor',
  'type',
  'area',
  'price',
  'status',
] as const

export type NavigatorApartment = Pick<ApartmentListItem, (typeof shown)[number]>

/** Only the fields that the page needs, because the HTML contains them twice: rendered, and as loader data. */
export function toNavigatorApartments(apartments: ApartmentListItem[]): NavigatorApartment[] {
  return apartments.map((apartment) => pick(apartment, shown))
}

/**
 * The building's image with the floors' labels; undefined if no floor has an outline. It is computed on the
 * server, so that browsers do not load the geometry.
 */
export function showView(view: BuildingView) {
  const { imageUrl, imageWidth, imageHeight, floors } = view
  if (floors.length === 0) return undefined
  return { imageUrl, imageWidth, imageHeight, part: partWithBuilding(view), labels: floorLabels(floors) }
}

export type ShownView = NonNullable<ReturnType<typeof showView>>

/** How much is shown around the building, as a fraction of its width. */
const margin = 0.05

/** The part of the image with the building, so that floors are as large as possible on a phone. */
function partWithBuilding({ imageWidth, imageHeight, floors }: BuildingView) {
  const { left, top, right, bottom } = boundsOf(floors.flatMap(({ points }) => points))
  const around = (right - left) * margin
  const [x, y] = [Math.max(left - around, 0), Math.max(top - around, 0)]
  return {
    x,
    y,
    width: Math.min(right + around, imageWidth) - x,
    height: Math.min(bottom + around, imageHeight) - y,
  }
}
