import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  jpeg,
  mediaTarget,
  openForThisFile,
  png,
  read,
  sendUpload,
  uploadsBackend,
} from '../../tests/uploads-under-test.ts'
import { findStoredImages } from '../data/files/stored-images.ts'

openForThisFile()

describe('images are encoded again', () => {
  const withPlace = {
    exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 30/1 0/1' } },
  }

  test('upright, and without location and camera', async () => {
    const sideways = await sharp(jpeg)
      .withMetadata({ orientation: 6, ...withPlace })
      .jpeg()
      .toBuffer()
    expect(sideways.includes('Camera')).toBe(true)
    const { url, width, height } = await sendUpload(mediaTarget, sideways)
    const { bytes } = await read(url)
    const { orientation, exif } = await sharp(bytes).metadata()
    expect([width, height, orientation, exif]).toEqual([40, 60, undefined, undefined])
    expect(bytes.includes('Camera')).toBe(false)
  })

  test('PNG stays PNG, also under a wrong name', async () => {
    const { url, contentType } = await sendUpload(mediaTarget, png, { name: 'photo.jpg' })
    expect(contentType).toBe('image/png')
    expect(url).toMatch(/_photo\.jpg\.png$/)
    expect((await sharp((await read(url)).bytes).metadata()).format).toBe('png')
  })

  test('a GIF stays animated', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer()
    const { url } = await sendUpload(mediaTarget, gif)
    const { pages, delay } = await sharp((await read(url)).bytes, { animated: true }).metadata()
    expect([pages, delay]).toEqual([3, [100, 200, 300]])
  })

  test('a transparent image has no placeholder', async () => {
    const create = {
      width: 30,
      height: 30,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0.5 },
    } as const
    const { url } = await sendUpload(mediaTarget, await sharp({ create }).png().toBuffer())
    expect((await findStoredImages(uploadsBackend.db, [url]))[url]?.placeholder).toBe('')
  })
})
