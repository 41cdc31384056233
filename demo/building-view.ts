import { readFile } from 'node:fs/promises'
import type { FloorOutline } from '../domain/building/building-view.ts'
import type { ImageSize } from '../domain/floor-plan/floor-plan.ts'
import { type DemoImageName, demoImageUrl } from './images/demo-images.ts'

/** The views of the building by name. A file beside each image has the outlines of the floors. */
export const demoViews: readonly { name: string; image: DemoImageName }[] = [
  { name: 'Ден', image: 'facade' },
  { name: 'Здрач', image: 'dusk' },
]

/** The outlines of the floors, with points as pairs of x and y. */
interface SceneOutlines {
  width: number
  height: number
  floors: (Omit<FloorOutline, 'points'> & { points: [x: number, y: number][] })[]
}

export async function readView(image: DemoImageName): Promise<ImageSize & { floors: FloorOutline[] }> {
  const scene: SceneOutlines = JSON.parse(
    await readFile(new URL(`${image}.json`, demoImageUrl(image)), 'utf8'),
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
