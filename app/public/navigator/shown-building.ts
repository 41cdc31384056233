import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { BuildingView, FloorOutline } from '../../../domain/building-view.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import { formatPoints, type Point, type Polygon, polygonArea } from '../../../domain/geometry/polygon.ts'
import { stretchesAt } from '../../../domain/geometry/stretches-at.ts'
import { pick } from '../../../domain/lists/pick.ts'

export interface FloorLabel extends FloorPlanPlace {
  /** As SVG writes it. */
  outline: string
  /** The middle of the label. */
  at: Point
  /** The height of the letters. */
  size: number
}

/** The height of letters, as a part of the lowest floor's. */
const lettering = 0.52

/** Where the labels of each floor stand: of one size, and in one column for each entrance. */
export function floorLabels(floors: readonly FloorOutline[]): FloorLabel[] {
  const size = Math.min(...floors.map(({ points }) => heightOf(points))) * lettering
  return floors.map(({ entrance, floor, points }) => {
    const beside = floors.filter((other) => other.entrance === entrance)
    const { left, right } = boundsOf(beside.flatMap(({ points }) => points))
    const at = middleAt(points, (left + right) / 2)
    return { entrance, floor, outline: formatPoints(points), size, at }
  })
}

/** On the whole: in perspective, a floor is higher at one end and leans. */
function heightOf(points: Polygon): number {
  const { left, right } = boundsOf(points)
  return polygonArea(points) / (right - left)
}

/** Half way between its upper and its lower edge; where it has none at this place, in its own middle. */
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

/** Only what the page needs: it travels twice, as HTML and as the data that scripts start from. */
export function toNavigatorApartments(apartments: ApartmentListItem[]): NavigatorApartment[] {
  return apartments.map((apartment) => pick(apartment, shown))
}

/** With all geometry done: browsers need not carry it. */
export function showView(view: BuildingView) {
  const { imageUrl, imageWidth, imageHeight, floors } = view
  if (floors.length === 0) return undefined
  return { imageUrl, imageWidth, imageHeight, part: partWithBuilding(view), labels: floorLabels(floors) }
}

export type ShownView = NonNullable<ReturnType<typeof showView>>

/** How much of the grounds is shown around the building, as a part of its width. */
const margin = 0.05

/** The part of the image that the building takes: on a phone its floors must not be thinner than they need be. */
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
