import pLimit from 'p-limit'
import type { Point } from '../domain/geometry/polygon.ts'
import type { DesignedApartment, DesignedBuilding } from './apartments/designed-apartment.ts'
import type { DemoEntrance } from './building-record.ts'
import { drawFloor } from './drawing/draw-floor.ts'
import { rasterise } from './drawing/rasterise.ts'
import { imageHeight, imageWidth, toImage } from './drawing/sheet.ts'
import type { PlacedApartment } from './geometry/placed.ts'

/** Draws two plans at a time, which keeps two cores busy; more would only take memory. */
const inTurn = pLimit(2)

export interface DemoFloorPlan {
  entrance: DemoEntrance
  floor: number
  imageWidth: number
  imageHeight: number
  /** In pixels of the image. */
  outlines: { apartmentKey: string; points: Point[] }[]
  /** Draws the plan once, however often it is requested. */
  renderPng(): Promise<Buffer>
}

export function floorPlansFor({ floors, apartments }: DesignedBuilding): DemoFloorPlan[] {
  return floors.map((geometry) => {
    const drawn = geometry.apartments.map((placed) => apartmentBehind(placed, apartments))
    let png: Promise<Buffer> | undefined
    return {
      entrance: geometry.entrance,
      floor: geometry.floor,
      imageWidth,
      imageHeight,
      outlines: geometry.apartments.map(({ outline }, index) => ({
        apartmentKey: (drawn[index] as DesignedApartment).key,
        points: outline.map(toImage),
      })),
      renderPng() {
        png ??= inTurn(() => rasterise(drawFloor(geometry)))
        return png
      },
    }
  })
}

function apartmentBehind(
  placed: PlacedApartment,
  apartments: readonly DesignedApartment[],
): DesignedApartment {
  const apartment = apartments.find(({ storeys }) => storeys.some((storey) => storey.apartment === placed))
  if (!apartment) throw new Error(`Nobody lives at ${placed.stack}`)
  return apartment
}
