import { readFile } from 'node:fs/promises'
import { setPanoramaImage, updatePanorama } from '../backend/data/panoramas.ts'
import { imageOfLight, lights } from '../domain/panorama/panorama.ts'
import type { DemoLoad } from './load-context.ts'

/**
 * Rendered strips all around, from the heights of these floors. The sea is in the east, in the middle of each; the park
 * is in the south, the town in the west and north.
 */
const floors = [3, 6, 9, 11]
const centreAzimuth = 90

/** Floors between these show the nearest picture, whose floor the caption names. */
export const demoPanoramas = floors.map((floor) => ({
  floor,
  dayImage: viewUrl(`day-${floor}`),
  duskImage: viewUrl(`dusk-${floor}`),
}))

function viewUrl(name: string): URL {
  return new URL(`./images/views/${name}.webp`, import.meta.url)
}

/** As the admin area does it: the picture by day adds the panorama, then the other one, the floors and the direction. */
export async function addPanorama(
  { db, place, saveSized }: DemoLoad,
  panorama: (typeof demoPanoramas)[number],
): Promise<void> {
  const { floor } = panorama
  const id = crypto.randomUUID()
  for (const light of lights) {
    const stored = place(
      { uploader: 'panorama', panoramaId: id, light },
      `${light}-${floor}.webp`,
      'image/webp',
    )
    const image = await saveSized(stored, await readFile(panorama[imageOfLight[light]]))
    await setPanoramaImage(db, id, light, image)
  }
  await updatePanorama(db, id, 2, { entrance: '', firstFloor: floor, lastFloor: floor, centreAzimuth })
}
