import pLimit from 'p-limit'
import type { Entrance } from '../domain/building.ts'
import type { Point } from '../domain/geometry/polygon.ts'
import { drawFloor } from './drawing/draw-floor.ts'
import { rasterise } from './drawing/rasterise.ts'
import { imageHeight, imageWidth, toImage } from './drawing/sheet.ts'
import type { FloorGeometry, PlacedHome } from './geometry/placed.ts'
import type { DesignedBuilding, Home } from './homes/home.ts'

/** Two cores stay busy with two drawings at once; more would only take memory. */
const inTurn = pLimit(2)

export interface DemoFloorPlan {
  entrance: Entrance
  floor: number
  imageWidth: number
  imageHeight: number
  /** In pixels of the image. */
  outlines: { apartmentKey: string; points: Point[] }[]
  /** Draws the plan once, however often it is asked for. */
  renderPng(): Promise<Buffer>
}

export function floorPlansFor({ floors, homes }: DesignedBuilding): DemoFloorPlan[] {
  return floors.map((geometry) => {
    const drawn = geometry.homes.map((placed) => homeBehind(placed, homes))
    let png: Promise<Buffer> | undefined
    return {
      entrance: geometry.entrance,
      floor: geometry.floor,
      imageWidth,
      imageHeight,
      outlines: geometry.homes.map(({ outline }, index) => ({
        apartmentKey: (drawn[index] as Home).key,
        points: outline.map(toImage),
      })),
      renderPng() {
        png ??= inTurn(() => rasterise(drawFloor(geometry, noteOn(geometry))))
        return png
      },
    }
  })
}

function homeBehind(placed: PlacedHome, homes: readonly Home[]): Home {
  const home = homes.find(({ storeys }) => storeys.some((storey) => storey.home === placed))
  if (!home) throw new Error(`Nobody lives at ${placed.stack}`)
  return home
}

function noteOn({ homes, floor }: FloorGeometry): string {
  const shop = floor === 1 ? ' и магазин' : ''
  return `Жилищна сграда „Бриз“ · ${homes.length} апартамента${shop} на етажа`
}
