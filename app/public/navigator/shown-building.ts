import { type Building, floorLabel } from '../../../domain/building/building.ts'
import { buildingGrid, countFree, type GridFloor } from '../../../domain/building/building-grid.ts'
import {
  type ApartmentOutline,
  type BuildingView,
  type FloorOutline,
  linkedOutlines,
  shownViews,
} from '../../../domain/building/building-view.ts'
import type { FloorPlanPlace, ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace, labelRoom } from '../../../domain/floor-plan/label-place.ts'
import { type Bounds, boundsOf } from '../../../domain/geometry/bounds.ts'
import { formatPoints, type Point } from '../../../domain/geometry/polygon.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { countFitting, floorCounts } from './floor-counts.ts'
import { type FloorLabels, floorLabels, type WrittenFloor } from './floor-labels.ts'
import { heightOf, type Lettering, lettering, letteringFor, textWidth } from './lettering.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

export interface ShownFloorOutline extends FloorPlanPlace {
  /** SVG points. */
  outline: string
  /** Its name with what is counted on it. */
  name: string
  tone: FloorTone
}

/** How much there is to find on a floor. `unfit` is one on which the filters leave nothing. */
export type FloorTone = 'none' | 'few' | 'many' | 'unfit'

/** From this number of apartments on, a floor is coloured strongest. */
const many = 3

export interface ApartmentLabel {
  apartmentId: string
  outline: string
  at: Point
  /** The font size. */
  size: number
}

/**
 * The view that the URL asks for by its number, among those that lead somewhere: an image without linked outlines
 * is not shown. Without a number, or with one that there is not, it is the first. Undefined if there is none.
 */
export function showView(
  text: PublicText,
  building: Building,
  all: readonly BuildingView[],
  apartments: readonly NavigatorApartment[],
  asked: string | null,
  isFiltered = false,
) {
  const views = shownViews(all)
  const index = Math.max(0, Number(asked) - 1) || 0
  const current = index in views ? index : 0
  const view = views[current]
  const names = views.map(({ name }) => name)
  return view && { ...drawingOf(text, building, view, apartments, isFiltered), names, current }
}

export type ShownView = NonNullable<ReturnType<typeof showView>>

/** It is computed on the server, so that browsers do not load the geometry. */
function drawingOf(
  text: PublicText,
  building: Building,
  view: BuildingView,
  apartments: readonly NavigatorApartment[],
  isFiltered: boolean,
) {
  const { imageUrl, imageWidth, imageHeight, outlines } = view
  const outlined = boundsOf(outlines.flatMap(({ points }) => points))
  const sizes = letteringFor(outlined, { imageWidth, imageHeight })
  const linked = linkedOutlines({ outlines })
  // Outlines of floors that the building no longer has, and of deleted apartments, lead nowhere.
  const grid = buildingGrid(building, apartments).flatMap(({ floors }) => floors)
  const floors = linked.floors.flatMap((outline) => {
    const here = grid.find(({ entrance, floor }) => entrance === outline.entrance && floor === outline.floor)
    return here ? [{ outline, here }] : []
  })
  const homes = linked.apartments.flatMap((outline) => {
    const apartment = rowById(apartments, outline.apartmentId)
    return apartment ? [{ ...outline, apartment }] : []
  })
  // Where apartments of a floor have outlines, their numbers stand in place of the floor's sign.
  const plain = floors.filter(
    ({ here }) => !homes.some(({ apartment }) => here.apartments.includes(apartment)),
  )
  const labels = floorLabels(
    plain.map(({ outline, here }) => written(text, building, outline, here, isFiltered)),
    new Map(building.entrances.map(({ id }) => [id, text.places.entrance(building, id)])),
    sizes,
  )
  return {
    imageUrl,
    imageWidth,
    imageHeight,
    part: partWithBuilding(outlined, labels, { imageWidth, imageHeight }),
    floors: floors.map(({ outline: { points, ...place }, here }): ShownFloorOutline => {
      const name = `${text.places.place(building, place)}: ${floorCounts(text, here, isFiltered)}`
      return { ...place, outline: formatPoints(points), name, tone: toneOf(here, isFiltered) }
    }),
    labels,
    apartments: apartmentLabels(homes, sizes),
  }
}

function toneOf(
  { apartments, counted, free }: GridFloor<NavigatorApartment>,
  isFiltered: boolean,
): FloorTone {
  if (isFiltered && !apartments.some(({ fits }) => fits)) return 'unfit'
  const count = isFiltered ? countFitting(counted) : free
  // The upper floor of a maisonette counts nothing, and yet there is something to find.
  const isFound = isFiltered || countFree(apartments) > 0
  return count >= many ? 'many' : isFound ? 'few' : 'none'
}

function written(
  text: PublicText,
  building: Building,
  outline: FloorOutline,
  here: GridFloor<NavigatorApartment>,
  isFiltered: boolean,
): WrittenFloor {
  const { navigator, finding } = text
  const { apartments, counted, free } = here
  const count = isFiltered ? countFitting(counted) : free
  const words = counted.length > 0 ? [] : [floorCounts(text, here, false)]
  return {
    ...outline,
    name: floorLabel(building, outline),
    captions: [
      ...(apartments.length === 0 || !isFiltered ? words : []),
      isFiltered ? finding.fit(count) : navigator.building.free(free),
      String(count),
    ],
  }
}

/** The width that an apartment's number has at least, as a multiple of the font size: three digits. */
const numberWidth = 1.8

interface NumberedOutline extends ApartmentOutline {
  apartment: Pick<NavigatorApartment, 'number'>
}

/**
 * Where each apartment's number is: all have one size, in which they fit into the smallest outline. Only where that
 * could not be read any more has a number a size of its own.
 */
export function apartmentLabels(
  homes: readonly NumberedOutline[],
  { largest, smallest }: Pick<Lettering, 'largest' | 'smallest'>,
): ApartmentLabel[] {
  const sizes = homes.map(({ points, apartment }) => {
    const width = Math.max(textWidth(apartment.number), numberWidth) + 0.6
    return Math.min(heightOf(points) * lettering, labelRoom(points).width / width)
  })
  const common = Math.min(largest, ...sizes.filter((size) => size >= smallest))
  return homes.map(({ apartmentId, points }, index) => ({
    apartmentId,
    outline: formatPoints(points),
    at: labelPlace(points),
    size: Math.min(common, sizes[index] ?? common),
  }))
}

/** How much is shown around the building, as a fraction of its width. */
const margin = 0.05

/** A picture of which this much would be shown is shown whole: cutting off a narrow strip gains nothing. */
const nearlyWhole = 0.85

/**
 * The part of the image with the building and its labels, so that floors are as large as possible on a phone.
 */
function partWithBuilding(
  { left, top, right, bottom }: Bounds,
  { entrances }: FloorLabels,
  { imageWidth, imageHeight }: ImageSize,
) {
  const around = (right - left) * margin
  // The labels of the floors are inside their outlines. Only the names of the entrances may be beside or above.
  const edges = entrances.map(({ x, y, width, size }) => ({
    left: x - width / 2 - size / 2,
    right: x + width / 2 + size / 2,
    top: y - size * 1.3,
  }))
  const x = Math.max(Math.min(left - around, ...edges.map((edge) => edge.left)), 0)
  const y = Math.max(Math.min(top - around, ...edges.map((edge) => edge.top)), 0)
  const width = Math.min(Math.max(right + around, ...edges.map((edge) => edge.right)), imageWidth) - x
  const height = Math.min(bottom + around, imageHeight) - y
  return width >= imageWidth * nearlyWhole && height >= imageHeight * nearlyWhole
    ? { x: 0, y: 0, width: imageWidth, height: imageHeight }
    : { x, y, width, height }
}
