import { readFile } from 'node:fs/promises'
import type { BuildingView } from '../domain/building-view.ts'
import { type DemoImageName, demoImageUrl } from './images/demo-images.ts'

/** The view from the sea. The image and the outlines of its floors are rendered from the same 3D scene. */
export const facadeImageName: DemoImageName = 'facade'

/** The format of the outlines in the scene's export: points are pairs. */
interface SceneOutlines {
  width: number
  height: number
  floors: (Omit<BuildingView['floors'][number], 'points'> & { points: [x: number, y: number][] })[]
}

export async function readFacade(): Promise<Omit<BuildingView, 'imageUrl'>> {
  const scene: SceneOutlines = JSON.parse(
    await readFile(new URL('facade.json', demoImageUrl(facadeImageName)), 'utf8'),
  )
  return {
    imageWidth: scene.width,
    imageHeight: scene.height,
    floors: scene.floors.map(({ points, ...floor }) => ({
      ...floor,
      points: points.map(([x, y]) => ({ x, y })),
    })),
  }
}
