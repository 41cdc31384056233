import { loadSharp } from '../../backend/images/load-sharp.ts'
import { greyOf, type Picture, type Size, workingScale } from '../../domain/plan-reading/picture.ts'

/** The picture as the browser's worker reads it: on white, at the size that is worked with. */
export async function readPicture(image: Buffer): Promise<{ grey: Picture; image: Size }> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(image).metadata()
  const scale = workingScale({ width, height })
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const rgba = await sharp(image)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(size.width, size.height, { kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { grey: greyOf(size, rgba), image: { width, height } }
}
