import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { BuildingView } from '../../../domain/building-view.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { floorLabels } from './floor-labels.ts'

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
