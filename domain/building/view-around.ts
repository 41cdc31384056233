import type { ApartmentListItem } from '../apartment/apartment-list-item.ts'
import type { Polygon } from '../geometry/polygon.ts'
import { type BuildingView, linkedOutlines } from './building-view.ts'

type Place = Pick<ApartmentListItem, 'id' | 'entrance' | 'floor' | 'secondaryFloor'>

export interface ViewAround<View> {
  view: View
  /** The outline of the apartment itself; if it has none, those of its floors. Empty where neither is drawn. */
  marked: Polygon[]
  /** Whether the apartment itself is outlined, and not only its floors. */
  isOwn: boolean
}

/** The first view that shows the apartment itself, else the first with its floors, else the first of all. */
export function viewAround<View extends Pick<BuildingView, 'outlines'>>(
  apartment: Place,
  views: readonly View[],
): ViewAround<View> | undefined {
  const around = views.map((view) => ({ view, ...markedOn(apartment, view) }))
  return around.find(({ isOwn }) => isOwn) ?? around.find(({ marked }) => marked.length > 0) ?? around[0]
}

function markedOn(
  { id, entrance, floor, secondaryFloor }: Place,
  view: Pick<BuildingView, 'outlines'>,
): Pick<ViewAround<unknown>, 'marked' | 'isOwn'> {
  const { floors, apartments } = linkedOutlines(view)
  const own = apartments.filter(({ apartmentId }) => apartmentId === id)
  if (own.length > 0) return { marked: own.map(({ points }) => points), isOwn: true }
  const around = floors.filter(
    (each) => each.entrance === entrance && (each.floor === floor || each.floor === secondaryFloor),
  )
  return { marked: around.map(({ points }) => points), isOwn: false }
}
