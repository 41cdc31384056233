import {
  type ApartmentOutline,
  type BuildingView,
  type FloorOutline,
  linkedOutlines,
} from '../../../domain/building/building-view.ts'
import type { FloorPlanPlace, ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace } from '../../../domain/floor-plan/label-place.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import {
  formatPoints,
  hasArea,
  type Point,
  type Polygon,
  polygonArea,
} from '../../../domain/geometry/polygon.ts'
import { stretchesAt } from '../../../domain/geometry/stretches-at.ts'

interface Label {
  /** SVG points. */
  outline: string
  at: Point
  /** The font size. */
  size: number
}

export interface FloorLabel extends FloorPlanPlace, Label {}

export interface ApartmentLabel extends Label {
  apartmentId: string
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

/** The width that an apartment's number needs, as a multiple of the font size: three digits and some room. */
const numberWidth = 2.4

/** Where each apartment's number is: all have one size, in which they fit into the smallest outline. */
export function apartmentLabels(apartments: readonly ApartmentOutline[]): ApartmentLabel[] {
  const sizes = apartments.map(({ points }) => {
    const { left, right } = boundsOf(points)
    return Math.min(heightOf(points) * lettering, (right - left) / numberWidth)
  })
  const size = Math.min(...sizes)
  return apartments.map(({ apartmentId, points }) => ({
    apartmentId,
    outline: formatPoints(points),
    at: labelPlace(points),
    size,
  }))
}

/** The average height of an outline: in perspective, a floor is higher at one end. */
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

/**
 * The view that the URL asks for by its number, among those that lead somewhere: an image without linked outlines
 * is not shown. Without a number, or with one that there is not, it is the first. Undefined if there is none. An
 * outline without area is left out: earlier releases have stored such.
 */
export function showView(all: readonly BuildingView[], asked: string | null) {
  const views = all
    .map((view) => ({ ...view, outlines: view.outlines.filter(({ points }) => hasArea(points)) }))
    .filter(({ outlines }) => outlines.some(({ linkedId }) => linkedId !== null))
  const index = Math.max(0, Number(asked) - 1) || 0
  const current = index in views ? index : 0
  const view = views[current]
  return view && { ...drawingOf(view), names: views.map(({ name }) => name), current }
}

export type ShownView = NonNullable<ReturnType<typeof showView>>

/** It is computed on the server, so that browsers do not load the geometry. */
function drawingOf({ imageUrl, imageWidth, imageHeight, outlines }: BuildingView) {
  const { floors, apartments } = linkedOutlines({ outlines })
  const part = partWithBuilding(
    [...floors, ...apartments].flatMap(({ points }) => points),
    { imageWidth, imageHeight },
  )
  return {
    imageUrl,
    imageWidth,
    imageHeight,
    part,
    floors: floorLabels(floors),
    apartments: apartmentLabels(apartments),
  }
}

/** How much is shown around the building, as a fraction of its width. */
const margin = 0.05

/** The part of the image with the building, so that floors are as large as possible on a phone. */
function partWithBuilding(points: Polygon, { imageWidth, imageHeight }: ImageSize) {
  const { left, top, right, bottom } = boundsOf(points)
  const around = (right - left) * margin
  const [x, y] = [Math.max(left - around, 0), Math.max(top - around, 0)]
  return {
    x,
    y,
    width: Math.min(right + around, imageWidth) - x,
    height: Math.min(bottom + around, imageHeight) - y,
  }
}
