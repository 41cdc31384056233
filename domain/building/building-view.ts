import type { DrawnOutline } from '../floor-plan/drawn-outline.ts'
import type { FloorPlanPlace, PlanImage } from '../floor-plan/floor-plan.ts'
import { hasArea, type Polygon } from '../geometry/polygon.ts'
import type { Stored } from '../record/stored-record.ts'

/** Tabs of the navigator, which fit beside each other. */
export const maxBuildingViews = 6
/** The text of a tab, so it is short. */
export const maxViewName = 40

/** An image of the building from one side, on which floors and single apartments are outlined. */
export interface BuildingView extends PlanImage, Stored {
  /** What the tab of the navigator says: „Към морето“. */
  name: string
  /** The views are shown in this order; numbers may be missing. */
  position: number
  outlines: DrawnOutline[]
  createdAt: string
  updatedAt: string
}

/** What an outline of a view shows: a floor of an entrance, or an apartment. */
export type ViewLink = ({ kind: 'floor' } & FloorPlanPlace) | { kind: 'apartment'; id: string }

/** The `linkedId` of a floor's outline. That of an apartment's outline is the apartment's id. */
export function floorLink({ entrance, floor }: FloorPlanPlace): string {
  return `floor:${entrance}:${floor}`
}

/** A floor has one link only: „floor:1:05“ is none. */
export function parseViewLink(linkedId: string): ViewLink {
  const [, entrance, floor] = linkedId.match(/^floor:([^:]+):(0|-?[1-9]\d{0,2})$/) ?? []
  return entrance === undefined
    ? { kind: 'apartment', id: linkedId }
    : { kind: 'floor', entrance, floor: Number(floor) }
}

export interface FloorOutline extends FloorPlanPlace {
  points: Polygon
}

export interface ApartmentOutline {
  apartmentId: string
  points: Polygon
}

/** The outlines of a view by what they show. Those without a link show nothing. */
export function linkedOutlines({ outlines }: Pick<BuildingView, 'outlines'>) {
  const floors: FloorOutline[] = []
  const apartments: ApartmentOutline[] = []
  for (const { linkedId, points } of outlines) {
    if (linkedId === null) continue
    const link = parseViewLink(linkedId)
    if (link.kind === 'apartment') apartments.push({ apartmentId: link.id, points })
    else floors.push({ entrance: link.entrance, floor: link.floor, points })
  }
  return { floors, apartments }
}

/**
 * The views that the navigator shows, with the outlines that lead somewhere: an outline needs a link, and an area, which
 * some of earlier releases lack. A view without any is not shown.
 */
export function shownViews<View extends Pick<BuildingView, 'outlines'>>(views: readonly View[]): View[] {
  return views
    .map((view) => ({
      ...view,
      outlines: view.outlines.filter(({ linkedId, points }) => linkedId !== null && hasArea(points)),
    }))
    .filter(({ outlines }) => outlines.length > 0)
}

/** The number under which the navigator shows a view, from 1; undefined if it does not. */
export function shownViewNumber(
  views: readonly Pick<BuildingView, 'id' | 'outlines'>[],
  id: string,
): number | undefined {
  const index = shownViews(views).findIndex((view) => view.id === id)
  return index === -1 ? undefined : index + 1
}
