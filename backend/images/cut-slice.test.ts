import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureSlice } from '../../domain/panorama/picture-slice.ts'
import { cutSlice } from './cut-slice.ts'

/** One column for each degree; its red channel says which, from 0 to 239, and its blue one is 255 from there on. */
async function drawPanorama(height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(360 * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 360; x++) pixels.set([x % 240, y, x < 240 ? 0 : 255], (y * 360 + x) * 3)
  return sharp(pixels, { raw: { width: 360, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function cut(slice: PictureSlice, width: number, height = 60) {
  const made = await cutSlice(await drawPanorama(height), slice, width, () => (image) => image.png())
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y = 0) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  return { size: [info.width, info.height], at }
}

test('a slice begins at its degree and has no gap where it passes the right edge', async () => {
  const { size, at } = await cut({ from: 285, degrees: 150, projection: 'strip' }, 3840)
  expect(size).toEqual([150, 60])
  expect([0, 74, 75, 149].map((x) => at(x))).toEqual([
    [45, 0, 255],
    [119, 0, 255],
    [0, 0, 0],
    [74, 0, 0],
  ])
})

test('of a sphere the band around the horizon is kept', async () => {
  const { size, at } = await cut({ from: 15, degrees: 240, projection: 'sphere' }, 3840, 180)
  expect(size).toEqual([240, 62])
  expect([at(0, 0), at(0, 61), at(225, 0)]).toEqual([
    [15, 66, 0],
    [15, 127, 0],
    [0, 66, 255],
  ])
})

test('it is made as wide as wanted, in both of its parts', async () => {
  const { size, at } = await cut({ from: 300, degrees: 240, projection: 'strip' }, 120)
  expect(size).toEqual([120, 30])
  expect([at(2)[2], at(27)[2], at(33)[2]]).toEqual([255, 255, 0])
})
