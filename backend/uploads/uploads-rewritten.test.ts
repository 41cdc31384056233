import { crc32, deflateSync, inflateSync } from 'node:zlib'
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

  const noise = (format: 'png' | 'jpeg') => {
    const teal = sharp({
      create: {
        ...{ width: 120, height: 90, channels: 3, background: 'teal' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    if (format === 'png') return teal.png({ palette: true, colours: 8, effort: 10 }).toBuffer()
    return teal.toFormat(format, { quality: 60 }).toBuffer()
  }
  const stored = async (bytes: Buffer) => (await read((await sendUpload(mediaTarget, bytes)).url)).bytes
  const grown = (png: Buffer) => sharp(png).png({ compressionLevel: 4 }).toBuffer()

  test.each(['png', 'jpeg'] as const)('a %s that came small does not grow', async (format) => {
    const bytes = await noise(format)
    expect((await stored(bytes)).length).toBeLessThanOrEqual(bytes.length)
  })

  const hidden = '<script>alert(1)</script>'
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  /** With another chunk behind its header. */
  const withChunk = (png: Buffer, name: string) =>
    Buffer.concat([png.subarray(0, 33), chunk(name, Buffer.from(hidden)), png.subarray(33)])
  /** With its data replaced. */
  const withData = (png: Buffer, change: (data: Buffer) => Buffer) => {
    const at = png.indexOf('IDAT') - 4
    const end = at + 12 + png.readUInt32BE(at)
    return Buffer.concat([
      png.subarray(0, at),
      chunk('IDAT', change(png.subarray(at + 8, end - 4))),
      png.subarray(end),
    ])
  }

  test.each<[string, (png: Buffer) => Buffer]>([
    ['a text', (png) => withChunk(png, 'tEXt')],
    ['a chunk of its own', (png) => withChunk(png, 'prVt')],
    ['something behind its end', (png) => Buffer.concat([png, Buffer.from(hidden)])],
  ])('a PNG keeps what draws it, and no more: %s', async (_, add) => {
    const png = await noise('png')
    expect((await grown(png)).length).toBeGreaterThan(add(png).length)
    expect(await stored(add(png))).toEqual(png)
  })

  test.each<[string, (png: Buffer) => Buffer | Promise<Buffer>]>([
    ['a place in its EXIF', (png) => sharp(png).withMetadata(withPlace).png({ palette: true }).toBuffer()],
    ['a colour profile', (png) => sharp(png).withIccProfile('p3').png({ palette: true }).toBuffer()],
    [
      'something behind its data',
      (png) => withData(png, (data) => Buffer.concat([data, Buffer.from(hidden)])),
    ],
    [
      'more rows than it shows',
      (png) => withData(png, (data) => deflateSync(Buffer.concat([inflateSync(data), Buffer.alloc(500)]))),
    ],
  ])('a PNG is encoded anew where it has %s', async (_, add) => {
    const bytes = await add(await noise('png'))
    const left = await stored(bytes).catch(() => Buffer.alloc(0))
    const isRefused = left.length === 0
    expect(left.equals(bytes) || left.includes('script')).toBe(false)
    if (isRefused) return
    const { exif, icc } = await sharp(left).metadata()
    expect([exif, icc]).toEqual([undefined, undefined])
  })
})
