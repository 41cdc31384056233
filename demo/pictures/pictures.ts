import { readFile } from 'node:fs/promises'
import { loadSharp } from '../../backend/pictures/load-sharp.ts'

/** Rendered views of the building, kept as WebP beside this file. */
export const pictureNames = [
  'dusk',
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
  'kitchen-inside',
  'shop',
] as const
export type PictureName = (typeof pictureNames)[number]

/** Each shows the sea through its windows. */
export const seaInteriors: readonly PictureName[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace']

/** The same rooms with a view of gardens, roofs and hills. */
export const townInteriors: readonly PictureName[] = ['living-town', 'bedroom-town']

/** No window is in it. */
export const windowlessInterior: PictureName = 'kitchen-inside'

export const locationPicture: PictureName = 'aerial'

export function pictureUrl(name: PictureName): URL {
  return new URL(`${name}.webp`, import.meta.url)
}

export async function readPicture(name: PictureName): Promise<Buffer> {
  return await readFile(pictureUrl(name))
}

/** For the uploaders that take no WebP, and for PDF. */
export async function pictureAsJpeg(name: PictureName, width?: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return await sharp(await readPicture(name))
    .resize({ width })
    .jpeg({ quality: 82 })
    .toBuffer()
}
