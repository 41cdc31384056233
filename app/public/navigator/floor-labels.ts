import type { Entrance } from '../../../domain/building/building.ts'
import type { FloorOutline } from '../../../domain/building/building-view.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { type Bounds, boundsOf } from '../../../domain/geometry/bounds.ts'
import type { Point, Polygon } from '../../../domain/geometry/polygon.ts'
import { stretchesAt } from '../../../domain/geometry/stretches-at.ts'
import { type EntranceLabel, entranceLabels, heightWithName, nameBaseline } from './entrance-labels.ts'
import { heightOf, type Lettering, lettering, rounding, shorten, textWidth } from './lettering.ts'

/** A floor with what is written on it. */
export interface WrittenFloor extends FloorOutline {
  /** „Партер“ or „3“. */
  name: string
  /** The captions of the sign, the longest first. Only where words do not fit, the sign is a number: the last one. */
  captions: readonly [...string[], words: string, number: string]
}

export interface FloorLabel extends FloorPlanPlace {
  /** The floor's name, right-aligned at its point. It is shortened where it does not fit. */
  name: Point & { text: string }
  /** The sign beside it, around its point. */
  sign: Point & { text: string; width: number }
}

export interface FloorLabels {
  /** The font size. */
  size: number
  floors: FloorLabel[]
  entrances: EntranceLabel[]
}

/** Widths as multiples of the font size. */
const gap = 0.5
const padding = 0.3
/** The part of a floor's name that is legible enough to be shortened to it. */
const shortName = 3.4

const signWidth = (caption: string) => Math.max(textWidth(caption) + 0.7, 1.6)

/**
 * Where the labels of the floors are. All have one size, in which they fit into the height and width of every
 * outline; those of an entrance are in one column. In outlines that are too small for any text there are none.
 */
export function floorLabels(
  written: readonly WrittenFloor[],
  entranceNames: ReadonlyMap<Entrance, string>,
  bounds: Lettering,
): FloorLabels {
  const floors = written.filter(({ points }) => heightOf(points) * lettering >= bounds.smallest)
  const columns = [...entranceNames].flatMap(([entrance, name]) => {
    const here = floors.filter((floor) => floor.entrance === entrance)
    return here.length === 0 ? [] : [columnOf(entrance, name, here)]
  })
  const high = Math.min(
    bounds.largest,
    ...floors.map(({ points }) => heightOf(points) * lettering),
    ...columns.map(({ top, middle }) => edgesAt(top.points, middle)[1] / heightWithName),
  )
  const wide = Math.min(...columns.map(({ sizeOfWords }) => sizeOfWords))
  const size = Math.min(high, Math.max(wide, bounds.legible))
  const entrances = entranceLabels(
    columns.map(({ entrance, name, bounds, middle, top }) => {
      const [edge] = edgesAt(top.points, middle)
      return { entrance, name, bounds, middle, edge }
    }),
    size,
    bounds.picture,
  )
  return { size, floors: columns.flatMap((column) => placeColumn(column, size)), entrances }
}

interface Column {
  entrance: Entrance
  name: string
  floors: WrittenFloor[]
  bounds: Bounds
  middle: number
  /** The floor below the entrance's name. */
  top: WrittenFloor
  /** The size in which every name and sign of the entrance fits. */
  sizeOfWords: number
}

function columnOf(entrance: Entrance, name: string, floors: WrittenFloor[]): Column {
  const bounds = boundsOf(floors.flatMap(({ points }) => points))
  const top = floors.reduce((a, b) => (boundsOf(b.points).top < boundsOf(a.points).top ? b : a))
  const sign = widestSign(floors, wordsOf)
  const sizes = floors.map((floor) => widthOf(floor) / (textWidth(floor.name) + gap + sign + 2 * padding))
  const middle = (bounds.left + bounds.right) / 2
  return { entrance, name, floors, bounds, middle, top, sizeOfWords: Math.min(...sizes) }
}

const wordsOf = ({ captions }: WrittenFloor) => captions.at(-2) ?? ''
const numberOf = ({ captions }: WrittenFloor) => captions.at(-1) ?? ''

function widestSign(floors: readonly WrittenFloor[], captionOf: (floor: WrittenFloor) => string): number {
  return Math.max(...floors.map((floor) => signWidth(captionOf(floor))))
}

function placeColumn({ floors, middle, top }: Column, size: number): FloorLabel[] {
  const spaceOf = (floor: WrittenFloor) => widthOf(floor) / size - 2 * padding + rounding
  const words = widestSign(floors, wordsOf)
  const hasWords = floors.every(
    (floor) => Math.min(textWidth(floor.name), shortName) + gap + words <= spaceOf(floor),
  )
  const widest = hasWords ? words : widestSign(floors, numberOf)
  const rows = floors.flatMap((floor) => {
    const space = spaceOf(floor)
    const beside = textWidth(floor.name) + gap
    const text =
      (hasWords && floor.captions.slice(0, -1).find((each) => beside + signWidth(each) <= space)) ||
      (hasWords ? wordsOf(floor) : numberOf(floor))
    const sign = Math.max(widest, signWidth(text))
    // An outline that is narrower than its number has no label.
    if (sign > space) return []
    const name = shorten(floor.name, space - sign - gap)
    const { left, right } = boundsOf(floor.points)
    const least = left + (padding + textWidth(name) + (name ? gap : 0) + sign / 2) * size
    const most = right - (padding + sign / 2) * size
    return [{ floor, text, name, sign, least, most, reaches: left <= middle && middle <= right }]
  })
  // The signs are in the middle; where names need the room, names and signs together.
  const reaching = rows.filter(({ reaches }) => reaches)
  const least = Math.max(...reaching.map((row) => row.least))
  const names = Math.max(...reaching.map(({ name }) => textWidth(name)))
  const shared = least <= middle ? middle : Math.max(least, middle + ((names + gap) * size) / 2)
  return rows.map(({ floor, text, name, sign, least, most, reaches }) => {
    const { left, right } = boundsOf(floor.points)
    const x = Math.max(Math.min(reaches ? shared : (left + right) / 2, most), least)
    const [upper, lower] = edgesAt(floor.points, x)
    const below = floor === top ? nameBaseline(edgesAt(floor.points, middle)[0], size) + size : 0
    const y = Math.max((upper + lower) / 2, below)
    return {
      entrance: floor.entrance,
      floor: floor.floor,
      name: { x: x - (sign / 2 + gap) * size, y, text: name },
      sign: { x, y, text, width: signWidth(text) * size },
    }
  })
}

function widthOf({ points }: WrittenFloor): number {
  const { left, right } = boundsOf(points)
  return right - left
}

/** The upper and lower edge of an outline at `x`; where it does not reach `x`, its highest and lowest point. */
function edgesAt(points: Polygon, x: number): readonly [upper: number, lower: number] {
  const turned = points.map((point) => ({ x: point.y, y: point.x }))
  const [stretch] = stretchesAt(turned, x)
  const { top, bottom } = boundsOf(points)
  return stretch ?? [top, bottom]
}
