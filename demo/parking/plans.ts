import type { Point } from '../../domain/geometry/polygon.ts'
import type { DemoLevel } from '../building-record.ts'
import {
  drawParkingLevel,
  imageHeightOf,
  outlineOf,
  parkingImageWidth,
} from '../drawing/draw-parking-level.ts'
import { rasterise } from '../drawing/rasterise.ts'
import { parkingLevelPlans } from './level.ts'
import { spotNumber } from './spots.ts'

export interface DemoParkingPlan {
  level: DemoLevel
  imageWidth: number
  imageHeight: number
  /** In pixels of the image. */
  outlines: { number: string; points: Point[] }[]
  renderPng(): Promise<Buffer>
}

export function parkingPlans(): DemoParkingPlan[] {
  return parkingLevelPlans().map((level) => ({
    level: level.level,
    imageWidth: parkingImageWidth,
    imageHeight: imageHeightOf(level),
    outlines: level.spots.map((spot) => ({
      number: spotNumber(spot),
      points: outlineOf(level, spot.box),
    })),
    renderPng: () => rasterise(drawParkingLevel(level)),
  }))
}
