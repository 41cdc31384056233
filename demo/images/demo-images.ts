import { readFile } from 'node:fs/promises'
import { loadSharp } from '../../backend/images/load-sharp.ts'

/** Rendered images of the building, stored as WebP beside this file. */
export const demoImageNames = [
  'dusk',
  'dusk-upright',
  'hero',
  'aerial',
  'facade',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'living-town',
  'bedroom-town',
  'living-park',
  'bedroom-park',
  'kitchen-inside',
  'shop',
  'diary/1-foundation',
  'diary/2-three-floors',
  'diary/3-six-floors',
  'diary/4-nine-floors',
  'diary/5-structure-complete',
  'diary/6-facade',
] as const
export type DemoImageName = (typeof demoImageNames)[number]

/** Rooms with the sea in their windows. */
export const seaInteriors: readonly DemoImageName[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace']

/** Rooms with gardens, roofs and hills in their windows. */
export const townInteriors: readonly DemoImageName[] = ['living-town', 'bedroom-town']

/**
 * Rooms with the park in their windows and the sea on the left, as the south of the building sees them: the renderings
 * are mirrored.
 */
export const parkInteriors: readonly DemoImageName[] = ['living-park', 'bedroom-park']

export const windowlessInterior: DemoImageName = 'kitchen-inside'

export const locationImageName: DemoImageName = 'aerial'

export function demoImageUrl(name: DemoImageName): URL {
  return new URL(`${name}.webp`, import.meta.url)
}

export async function readDemoImage(name: DemoImageName): Promise<Buffer> {
  return await readFile(demoImageUrl(name))
}

/** For uploaders that do not accept WebP, and for PDFs. */
export async function demoImageAsJpeg(name: DemoImageName, width?: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return await sharp(await readDemoImage(name))
    .resize({ width })
    .jpeg({ quality: 82 })
    .toBuffer()
}
