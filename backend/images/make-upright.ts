import { loadSharp } from './load-sharp.ts'

/** Uploads are upright; a photo that was laid there by hand may only say which side is up. */
export async function makeUpright(image: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { orientation = 1 } = await sharp(image).metadata()
  return orientation === 1 ? image : sharp(image).autoOrient().toBuffer()
}
