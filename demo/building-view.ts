import { readFile } from 'node:fs/promises'
import type { FloorOutline } from '../domain/building/building-view.ts'
import type { ImageSize } from '../domain/floor-plan/floor-plan.ts'
import { type DemoImageName, demoImageUrl } from './images/demo-images.ts'

/** The image of the sea front. It was rendered from the same scene as the outlines of its floors. */
export const facadeImageName: DemoImageName = 'facade'

/** The outlines of the floors as they were exported from the 3D scene, with points as pairs of x and y. */
interface SceneOutlines {
  width: number
  height: number
  floors: (Omit<FloorOutline, 'points'> & { points: [x: number, y: number][] })[]
}

export async function readFacade(): Promise<ImageSize & { floors: FloorOutline[] }> {
  const scene: SceneOutlines = JSON.parse(
    await readFile(new URL('facade.json', demoImageUrl(facadeImageName)), 'utf8'),
  )
  return {
    imageWidth: scene.width,
    imageHeight: scene.height,
    floors: scene.floors.map(({ points, ...place }) => ({
      ...place,
      points: points.map(([x, y]) => ({ x, y })),
    })),
  }
}
