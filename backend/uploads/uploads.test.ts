import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment.ts'
import { parseStoredAddress } from '../../domain/stored-path.ts'
import type { UploadResult, UploadTarget } from '../../domain/upload-target.ts'
import { readConfig } from '../config.ts'
import { addApartment, deleteApartment, findApartment } from '../data/apartments.ts'
import { findFloorPlan, updateFloorPlan } from '../data/floor-plans.ts'
import { deleteMediaFiles, listMediaFiles } from '../data/media-files.ts'
import { findPictures } from '../data/pictures.ts'
import { addStore, findStore } from '../data/stores.ts'
import { listAllFiles, listServedFiles } from '../files/list-all-files.ts'
import { findParkingPlan } from '../files/parking-plans.ts'
import { type Backend, openBackend } from '../open.ts'
import type { UploadOutcome } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-uploads-'))
let backend: Backend
let jpeg: Buffer
let png: Buffer
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

beforeAll(async () => {
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  const blank = { width: 60, height: 40, channels: 3, background: '#2f7ea3' } as const
  jpeg = await sharp({ create: blank }).jpeg().toBuffer()
  png = await sharp({ create: blank }).png().toBuffer()
})

afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  const media = await listMediaFiles(backend.db)
  await deleteMediaFiles(
    backend.db,
    media.map(({ id }) => id),
  )
  for (const { path } of await listAllFiles(backend.files, '')) await backend.files.delete(path)
})

function streamOf(...chunks: Buffer[]): ReadableStream<Uint8Array> {
  return new Blob(chunks as BlobPart[]).stream() as ReadableStream<Uint8Array>
}

interface Sent {
  id?: string
  name?: string
  length?: number
  body?: ReadableStream<Uint8Array>
}

const outcome = (target: UploadTarget, bytes: Buffer, sent: Sent = {}): Promise<UploadOutcome> =>
  backend.uploads.receive({
    id: crypto.randomUUID(),
    name: 'Снимка.jpg',
    uploadedBy: 'user-1',
    body: streamOf(bytes),
    length: bytes.length,
    target,
    ...sent,
  })

const send = async (...upload: Parameters<typeof outcome>): Promise<UploadResult> => {
  const said = await outcome(...upload)
  if ('stored' in said) return said.stored
  throw new Error('refused' in said ? said.refused : 'not linked')
}

const media = { uploader: 'media' } as const
const storedPaths = async () => (await listServedFiles(backend.files)).map(({ path }) => path)
const read = async (address: string) => {
  const opened = await backend.files.get(parseStoredAddress(address))
  if (!opened) throw new Error(`${address} is not there`)
  return { ...opened.file, bytes: await buffer(opened.body) }
}
/** Why it was refused, after making sure that it left nothing behind. */
const refusal = async (sending: Promise<UploadOutcome>) => {
  const said = await sending
  expect(await storedPaths()).toEqual([])
  expect(readdirSync(join(folder, 'arriving'))).toEqual([])
  return 'refused' in said ? said.refused : said
}

describe('a file goes to the place of its target and is linked', () => {
  test('a photo of an apartment', async () => {
    const { id } = await addApartment(backend.db, { ...newApartment, number: '1' })
    const { address } = await send({ uploader: 'apartmentPhoto', apartmentId: id }, jpeg)
    expect(address).toMatch(new RegExp(`^/files/apartments/${id}/image_\\d{13}_Snimka\\.jpg$`))
    expect(await findApartment(backend.db, id)).toMatchObject({ images: [address], mainImage: address })
    const { [address]: picture } = await findPictures(backend.db, [address])
    expect(picture).toMatchObject({ width: 60, height: 40 })
    expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/)
  })

  test('a brochure, and the one that it replaces goes', async () => {
    const { id } = await addApartment(backend.db, { ...newApartment, number: '1' })
    const target = { uploader: 'brochure', apartmentId: id } as const
    await send(target, pdf, { name: 'first.pdf' })
    const { address } = await send(target, pdf, { name: 'second.pdf' })
    expect(await storedPaths()).toEqual([parseStoredAddress(address)])
    expect((await findApartment(backend.db, id))?.brochureUrl).toBe(address)
    expect(await read(address)).toMatchObject({ contentType: 'application/pdf', bytes: pdf })
  })

  test('the pictures of a store, and those that they replace go', async () => {
    const { id } = await addStore(backend.db, { title: 'Кафе', description: 'На партера' })
    await send({ uploader: 'storeImage', storeId: id, slot: 'main' }, png)
    const main = await send({ uploader: 'storeImage', storeId: id, slot: 'main' }, png)
    const secondary = await send({ uploader: 'storeImage', storeId: id, slot: 'secondary' }, jpeg)
    expect(await findStore(backend.db, id)).toMatchObject({
      mainImage: main.address,
      secondaryImage: secondary.address,
    })
    expect(await storedPaths()).toHaveLength(2)
    expect(secondary.address).toContain(`/stores/${id}/secondary_`)
  })

  test('a floor plan with its size and metadata; a sharper one keeps the outlines', async () => {
    const place = { entrance: '2', floor: 7 } as const
    const first = await send({ uploader: 'floorPlan', ...place }, png, { name: 'план.png' })
    expect(first.address).toMatch(/^\/files\/floorPlans\/2_7_\d{13}_plan\.png$/)
    expect((await read(first.address)).metadata).toMatchObject({
      uploadedBy: 'user-1',
      entrance: '2',
      floor: '7',
      uploadedAt: expect.stringMatching(/^\d{4}-/),
    })
    const plan = await findFloorPlan(backend.db, place)
    expect(plan).toMatchObject({ imageUrl: first.address, imageWidth: 60, imageHeight: 40 })
    const points = [0, 10, 20].map((x) => ({ x, y: 40 - x }))
    await updateFloorPlan(backend.db, plan?.id ?? '', 1, [{ id: 's', apartmentId: null, points }])

    const larger = await sharp(png).resize(120, 80).png().toBuffer()
    await send({ uploader: 'floorPlan', ...place }, larger)
    const replaced = await findFloorPlan(backend.db, place)
    expect(replaced).toMatchObject({ imageWidth: 120, revision: 3 })
    expect(replaced?.apartments[0]?.points[2]).toEqual({ x: 40, y: 40 })
    expect(await storedPaths()).toHaveLength(1)
  })

  test('a parking plan: the newest of its level is shown', async () => {
    const target = { uploader: 'parkingPlan', level: -1 } as const
    await send(target, png)
    const { address } = await send(target, jpeg)
    expect(address).toMatch(/^\/files\/parking\/floor_-1_\d{13}\.jpg$/)
    expect(await findParkingPlan(backend.files, -1)).toBe(address)
    expect(await findParkingPlan(backend.files, 1)).toBeUndefined()
    expect((await read(address)).metadata).toMatchObject({ uploadedBy: 'admin', floor: '-1' })
  })

  test('a parking plan as TIFF: its first page becomes a picture that browsers show', async () => {
    const scan = await sharp([png, png], { join: { animated: true } })
      .tiff()
      .toBuffer()
    const print = await sharp(png).toColourspace('cmyk').tiff().toBuffer()
    for (const bytes of [scan, print]) {
      const stored = await send({ uploader: 'parkingPlan', level: 1 }, bytes, { name: 'план.tif' })
      expect(stored).toMatchObject({ contentType: 'image/png', width: 60, height: 40 })
      const { contentType, bytes: kept } = await read(stored.address)
      expect(contentType).toBe('image/png')
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', space: 'srgb' })
    }
  })

  test('a picture of the home page, linked later by its form', async () => {
    const { address } = await send({ uploader: 'displayImage', slot: 'hero' }, jpeg, { name: 'море.jpg' })
    expect(address).toMatch(/^\/files\/media\/\d{13}_hero-more\.jpg$/)
    expect(await listMediaFiles(backend.db)).toEqual([])
  })

  test('a media file under the name it had', async () => {
    const name = '../../Брошура \0„Бриз“.pdf'
    const { address } = await send(media, pdf, { name })
    expect(address).toMatch(/^\/files\/media\/\d{13}_Broshura-Briz\.pdf$/)
    expect(await listMediaFiles(backend.db)).toMatchObject([
      {
        name: 'Брошура „Бриз“.pdf',
        url: address,
        type: 'document',
        size: pdf.length,
        storagePath: parseStoredAddress(address),
      },
    ])
  })
})

describe('what is no picture or document is refused, whatever it is called', () => {
  test.each([
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['an executable', '\x7fELF\x02\x01\x01'],
  ])('%s', async (_, content) => {
    expect(await refusal(outcome(media, Buffer.from(content)))).toBe('file-invalid-type')
  })

  test('a type that another uploader takes', async () => {
    expect(await refusal(outcome({ uploader: 'floorPlan', entrance: '1', floor: 1 }, pdf))).toBe(
      'file-invalid-type',
    )
  })

  test('an empty file', async () => {
    expect(await refusal(outcome(media, Buffer.alloc(0)))).toBe('file-too-small')
  })

  test('half a picture', async () => {
    const photo = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', sigma: 30, mean: 128 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(outcome(media, photo.subarray(0, photo.length / 2)))).toBe('unreadable')
    expect(await refusal(outcome(media, png.subarray(0, 60)))).toBe('unreadable')
  })

  test('more than 50 megapixels', async () => {
    const create = { width: 10_000, height: 5001, channels: 3, background: 'white' } as const
    const huge = await sharp({ create, limitInputPixels: false }).png().toBuffer()
    expect(await refusal(outcome(media, huge))).toBe('too-many-pixels')
  })
})

describe('the size is checked', () => {
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, png)
  const target = { uploader: 'floorPlan', entrance: '1', floor: 1 } as const

  test('by the announced length, before anything is read', async () => {
    const body = streamOf(large)
    expect(await refusal(outcome(target, large, { body }))).toBe('file-too-large')
    expect(body.locked).toBe(false)
  })

  test('while it comes, when no length was announced', async () => {
    const sending = backend.uploads.receive({
      id: crypto.randomUUID(),
      target,
      name: 'a.png',
      uploadedBy: 'user-1',
      body: streamOf(large),
      length: undefined,
    })
    expect(await refusal(sending)).toBe('file-too-large')
  })

  test('a file that broke off on its way is not stored', async () => {
    expect(await refusal(outcome(media, png.subarray(0, 50), { length: png.length }))).toBe('broken')
  })
})

describe('pictures are written anew', () => {
  const withPlace = {
    exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 30/1 0/1' } },
  }

  test('upright, and without place and camera', async () => {
    const sideways = await sharp(jpeg)
      .withMetadata({ orientation: 6, ...withPlace })
      .jpeg()
      .toBuffer()
    expect(sideways.includes('Camera')).toBe(true)
    const { address, width, height } = await send(media, sideways)
    const { bytes } = await read(address)
    const { orientation, exif } = await sharp(bytes).metadata()
    expect([width, height, orientation, exif]).toEqual([40, 60, undefined, undefined])
    expect(bytes.includes('Camera')).toBe(false)
  })

  test('PNG stays PNG, also under a wrong name', async () => {
    const { address, contentType } = await send(media, png, { name: 'photo.jpg' })
    expect(contentType).toBe('image/png')
    expect(address).toMatch(/_photo\.jpg\.png$/)
    expect((await sharp((await read(address)).bytes).metadata()).format).toBe('png')
  })

  test('a GIF keeps moving', async () => {
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
    const { address } = await send(media, gif)
    const { pages, delay } = await sharp((await read(address)).bytes, { animated: true }).metadata()
    expect([pages, delay]).toEqual([3, [100, 200, 300]])
  })

  test('one with holes has no placeholder that would shine through', async () => {
    const create = {
      width: 30,
      height: 30,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0.5 },
    } as const
    const { address } = await send(media, await sharp({ create }).png().toBuffer())
    expect((await findPictures(backend.db, [address]))[address]?.placeholder).toBe('')
  })
})

describe('a target that is not there', () => {
  test.each([
    { uploader: 'apartmentPhoto', apartmentId: 'none' },
    { uploader: 'brochure', apartmentId: 'none' },
    { uploader: 'storeImage', storeId: 'none', slot: 'main' },
  ] as UploadTarget[])('is noticed before the file is read: $uploader', async (target) => {
    const body = streamOf(jpeg)
    expect(await refusal(outcome(target, jpeg, { body }))).toBe('object-not-found')
    expect(body.locked).toBe(false)
  })

  test('when it goes meanwhile, the stored file goes too', async () => {
    const { id } = await addApartment(backend.db, { ...newApartment, number: '1' })
    const slow = new TransformStream<Uint8Array, Uint8Array>()
    const sending = outcome({ uploader: 'apartmentPhoto', apartmentId: id }, jpeg, {
      body: slow.readable as ReadableStream<Uint8Array>,
    })
    const writer = slow.writable.getWriter()
    await writer.write(jpeg)
    await deleteApartment(backend.db, id)
    await writer.close()
    expect(await refusal(sending)).toBe('object-not-found')
  })
})

describe('the same upload, sent again', () => {
  test('after it has finished, gets the same answer and stores nothing', async () => {
    const id = crypto.randomUUID()
    const first = await send(media, jpeg, { id })
    const body = streamOf(jpeg)
    expect(await send(media, jpeg, { id, body })).toEqual(first)
    expect(body.locked).toBe(false)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(backend.db)).toHaveLength(1)
  })

  test('five times at once, is stored once and all get the same answer', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(media, jpeg, { id })))
    expect(new Set(answers.map(({ address }) => address)).size).toBe(1)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(backend.db)).toHaveLength(1)
  })

  test('while the first connection hangs, takes its place', async () => {
    const id = crypto.randomUUID()
    const hanging = new TransformStream<Uint8Array, Uint8Array>()
    const first = send(media, jpeg, { id, body: hanging.readable as ReadableStream<Uint8Array> })
    const second = await send(media, jpeg, { id })
    expect(await first).toEqual(second)
    expect(await listMediaFiles(backend.db)).toHaveLength(1)
  })

  test('on another server, is stored once', async () => {
    const other = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
    const upload = { id: crypto.randomUUID(), target: media, name: 'a.jpg', uploadedBy: 'user-1' }
    const [one, two] = await Promise.all(
      [backend, other].map(({ uploads }) =>
        uploads.receive({ ...upload, body: streamOf(jpeg), length: jpeg.length }),
      ),
    )
    await other.close()
    expect(one).toEqual(two)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(backend.db)).toHaveLength(1)
  })

  test('for another target, is refused', async () => {
    const id = crypto.randomUUID()
    await send(media, jpeg, { id })
    expect(await outcome({ uploader: 'parkingPlan', level: 1 }, jpeg, { id })).toEqual({
      refused: 'conflict',
    })
  })
})

test('files of the same name that arrive together do not meet', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(media, jpeg)))
  expect(new Set(answers.map(({ address }) => address)).size).toBe(12)
  expect(await storedPaths()).toHaveLength(12)
})
