import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageWidths } from '../../domain/files/stored-image.ts'
import { createDiskStore } from '../files/disk.ts'
import { createDerivedImages } from '../images/derived-images.ts'
import { openGeneratedFiles } from '../images/generated-files.ts'
import { rewriteImage } from '../images/image-file.ts'
import { inspectFile } from './arriving-file.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-costly-'))
afterAll(() => rmSync(root, { recursive: true }))

async function inspect(bytes: Buffer) {
  const arriving = join(mkdtempSync(join(root, 'arriving-')), 'file')
  const ready = `${arriving}.ready`
  writeFileSync(arriving, bytes)
  return { ready, ...(await inspectFile('parkingPlan', arriving, ready, bytes.length)) }
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7ea3' }, limitInputPixels: false })

/** Each frame changes one pixel, so that it takes 23 bytes at any size of the image. */
function tinyGif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.from([width & 255, width >> 8, height & 255, height >> 8])
  const palette = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([Buffer.from('GIF89a'), size, palette, ...Array(frames).fill(frame), Buffer.from(';')])
}

test.each([
  ['49 frames of 2000 x 2000 in 1147 bytes', () => tinyGif(2000, 2000, 49)],
  ['5000 frames of a few pixels', () => tinyGif(4, 4, 5000)],
  ['a WebP of 26 megapixels', () => blank(6500, 4000).webp({ effort: 0 }).toBuffer()],
  ['a PNG of 51 megapixels', () => blank(10_200, 5000).png({ compressionLevel: 1 }).toBuffer()],
])('%s have too many pixels', async (_, make) => {
  await expect(inspect(await make())).rejects.toMatchObject({ refusal: 'too-many-pixels' })
})

test.each([
  [700, 16_384],
  [60_000, 700],
])('a side above 16,383 pixels is refused: %d x %d', async (width, height) => {
  const png = await blank(width, height).png({ compressionLevel: 1 }).toBuffer()
  await expect(inspect(png)).rejects.toMatchObject({ refusal: 'side-too-long' })
})

test('an animation within its limit is accepted', async () => {
  const { image } = await inspect(tinyGif(500, 400, 40))
  expect(image).toMatchObject({ width: 500, height: 400 })
})

test.each([
  [1, 16_383, 'png'],
  [16_383, 1, 'png'],
  [40, 16_383, 'webp'],
  [16_383, 40, 'jpeg'],
  [16_383, 16, 'avif'],
  [1, 1, 'tiff'],
] as const)(
  'all smaller sizes can be generated of every accepted image: %d x %d %s',
  async (w, h, format) => {
    const { ready, contentType } = await inspect(await blank(w, h).toFormat(format).toBuffer())
    const files = createDiskStore(mkdtempSync(join(root, 'files-')))
    const images = createDerivedImages(
      files,
      openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error),
    )
    const stored = await files.put('media/1_plan', createReadStream(ready), { contentType })
    expect(stored.size).toBe(statSync(ready).size)
    for (const width of imageWidths) {
      for (const made of ['avif', 'webp', 'jpeg'] as const) {
        const image = await images.find(stored, width, made)
        const bytes = image && (await buffer((await image.open()) ?? Readable.from([])))
        expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, w))
      }
    }
  },
)

test('a full disk does not count as a bad image', async () => {
  const from = join(root, 'photo.jpg')
  writeFileSync(from, await blank(300, 200).jpeg().toBuffer())
  await expect(rewriteImage(from, '/dev/full', 'image/jpeg')).rejects.toMatchObject({ code: 'ENOSPC' })
})
