import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import {
  type Building,
  entranceLetter,
  floorLabel,
  floorsOfEntrance,
} from '../../../domain/building/building.ts'
import { type BuildingView, floorLink } from '../../../domain/building/building-view.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { buildingViewsText, viewsText as text } from '../../../text/admin/building-views.ts'
import { places } from '../../../text/public/bg/places.ts'
import type { EditedPlan, Linkable, PlanToEdit } from '../floor-plans/plan-to-edit.ts'

/** The place of a view that is not added yet, in the URL and in the editor. */
export const newView = 'new'

/** Before its image is uploaded, a view has an id and nothing else. */
export function viewToAdd(id: string): PlanToEdit {
  return {
    place: newView,
    name: text.newView,
    floor: 0,
    plan: undefined,
    linkables: [],
    sources: [],
    target: { uploader: 'buildingView', viewId: id },
  }
}

/** Selects what the editor needs of a view: all floors and apartments, and the views to copy outlines from. */
export function viewToEdit(
  building: Building,
  view: BuildingView,
  views: readonly BuildingView[],
  apartments: readonly ApartmentListItem[],
): PlanToEdit {
  const others = views.filter(({ id }) => id !== view.id)
  const elsewhere = outlinedLinks(others)
  const linkables = [
    ...building.entrances.flatMap(({ id }) => floorsToLink(building, id, elsewhere)),
    ...building.entrances.flatMap(({ id }) =>
      apartments
        .filter(({ entrance }) => entrance === id)
        .map((apartment) => apartmentToLink(building, apartment)),
    ),
  ]
  return {
    place: view.id,
    name: view.name,
    floor: view.position,
    plan: edited(view),
    linkables,
    sources: others
      .filter(({ outlines }) => outlines.length > 0)
      .map(({ name, position, imageWidth, imageHeight, outlines }) => ({
        floor: position,
        name: buildingViewsText.copySource(name, outlines.length),
        image: { imageWidth, imageHeight },
        outlines,
        linkableIds: linkables.map(({ id }) => id),
      })),
    target: { uploader: 'buildingView', viewId: view.id },
  }
}

function edited({ id, revision, imageUrl, imageWidth, imageHeight, outlines }: BuildingView): EditedPlan {
  return { id, revision, imageUrl, imageWidth, imageHeight, outlines, place: id }
}

function outlinedLinks(views: readonly BuildingView[]): Set<string> {
  return new Set(views.flatMap(({ outlines }) => outlines.flatMap(({ linkedId }) => linkedId ?? [])))
}

/** A floor that another view outlines need not be on this one, which may show another side. */
function floorsToLink(building: Building, entrance: string, elsewhere: Set<string>): Linkable[] {
  return floorsOfEntrance(building, entrance).map((floor) => {
    const place = { entrance, floor }
    const id = floorLink(place)
    return {
      id,
      number: places.place(building, place),
      label: `${entranceLetter(building, entrance)} ${floorLabel(building, place)}`,
      details: [],
      group: text.floorsOf(places.entrance(building, entrance)),
      isOptional: elsewhere.has(id),
    }
  })
}

function apartmentToLink(
  building: Building,
  { id, number, entrance, floor, area }: ApartmentListItem,
): Linkable {
  const entranceTitle = places.entrance(building, entrance)
  return {
    id,
    number: text.apartment(number, entranceTitle),
    label: number,
    details: [`${places.floorTitle(building, { entrance, floor })}, ${formatArea(area)}`],
    group: text.apartmentsOf(entranceTitle),
    isOptional: true,
    isOnTop: true,
  }
}

/** How many floors some view outlines, and the names of the others. */
export function outlinedFloors(building: Building, views: readonly BuildingView[]) {
  const linked = outlinedLinks(views)
  const floors = building.entrances.flatMap(({ id: entrance }) =>
    floorsOfEntrance(building, entrance).map((floor) => ({ entrance, floor })),
  )
  const missing = floors.filter((place) => !linked.has(floorLink(place)))
  return {
    all: floors.length,
    count: floors.length - missing.length,
    missing: missing.map((place) => places.place(building, place)),
  }
}
