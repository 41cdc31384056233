import { loadSharp } from '../../backend/images/load-sharp.ts'

/** Renders a plan as PNG. Plans have few flat colours, so a small palette keeps the image sharp and small. */
export async function rasterise(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, quality: 99, effort: 3, dither: 0, compressionLevel: 6 })
    .toBuffer()
}
