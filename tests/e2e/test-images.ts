import sharp, { type Sharp } from 'sharp'

/** Noise hardly compresses, so the image is large enough to observe its upload. */
export function noisyPhoto(width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#2f7ea3', noise } })
  return format === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 95 }).toBuffer()
}

/** Left half red, right half blue, which shows whether the image was rotated. */
export function twoColours(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3, background: 'red' } as const
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

/** The smallest file that an upload accepts as a brochure. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
