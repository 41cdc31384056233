import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ImageWidth } from '../../domain/files/stored-image.ts'
import { createDiskStore } from '../files/disk.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { createDerivedImages, type DerivedImages, type ImageFormat } from './derived-images.ts'
import { openGeneratedFiles } from './generated-files.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-derived-'))
afterAll(() => rmSync(root, { recursive: true }))

let files: FileStore
let reads: string[]
let derived: string
let images: DerivedImages
let photo: StoredFile

beforeEach(async () => {
  const store = createDiskStore(mkdtempSync(join(root, 'files-')))
  reads = []
  files = {
    ...store,
    get: (path, range) => {
      reads.push(path)
      return store.get(path, range)
    },
  }
  derived = mkdtempSync(join(root, 'derived-'))
  images = createDerivedImages(files, openGeneratedFiles(derived, console.error))
  const create = {
    width: 1000,
    height: 500,
    channels: 4,
    background: { r: 20, g: 90, b: 140, alpha: 0.5 },
  } as const
  photo = await files.put('media/1_sea.png', Readable.from([await sharp({ create }).png().toBuffer()]), {
    contentType: 'image/png',
  })
})

async function make(width: ImageWidth, format: ImageFormat) {
  const image = await images.find(photo, width, format)
  if (!image) throw new Error('the photo is gone')
  const bytes = await buffer((await image.open()) ?? Readable.from([]))
  const { width: made, height, format: real, compression } = await sharp(bytes).metadata()
  return { image, bytes, made: [made, height, compression === 'av1' ? 'avif' : real] }
}

test('an image is generated in a width and a format', async () => {
  expect((await make(320, 'avif')).made).toEqual([320, 160, 'avif'])
  expect((await make(640, 'webp')).made).toEqual([640, 320, 'webp'])
  const { image, bytes, made } = await make(960, 'jpeg')
  expect(made).toEqual([960, 480, 'jpeg'])
  expect(image).toMatchObject({ contentType: 'image/jpeg', size: bytes.length })
})

test('an image is never enlarged', async () => {
  expect((await make(1920, 'webp')).made).toEqual([1000, 500, 'webp'])
})

test('an image is generated once for concurrent and later requests', async () => {
  const found = await Promise.all(Array.from({ length: 10 }, () => images.find(photo, 320, 'webp')))
  await images.find(photo, 320, 'webp')
  expect(reads).toEqual(['media/1_sea.png'])
  expect(new Set(found.map((image) => image?.etag)).size).toBe(1)
})

test('ETags differ by width and format', async () => {
  const found = [await make(320, 'webp'), await make(640, 'webp'), await make(320, 'jpeg')]
  expect(new Set(found.map(({ image }) => image.etag)).size).toBe(3)
})

test('the cache folder may be emptied at any time', async () => {
  const before = await make(320, 'webp')
  rmSync(derived, { recursive: true })
  expect((await make(320, 'webp')).bytes.equals(before.bytes)).toBe(true)
})

test('a stored image that was deleted is not found, and is found when it is stored again', async () => {
  const { get } = files
  files.get = async (path) => {
    await files.delete(path)
    return { file: photo, body: createReadStream(join(root, path)) }
  }
  expect(await images.find(photo, 320, 'webp')).toBeUndefined()
  files.get = get
  expect(await images.find(photo, 320, 'webp')).toBeUndefined()
  expect(readdirSync(derived)).toEqual([])
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await files.put(photo.path, Readable.from([bytes]), { contentType: 'image/png' })
  expect((await make(320, 'webp')).made).toEqual([9, 9, 'webp'])
})

test('evicting an image deletes its derived sizes', async () => {
  await make(320, 'webp')
  await images.sweep(new Set([photo.path]), new Date())
  expect(existsSync(join(derived, photo.path))).toBe(true)
  await images.sweep(new Set(), new Date())
  expect(existsSync(join(derived, photo.path))).toBe(false)
  await make(320, 'webp')
  await images.evict(photo.path)
  expect(existsSync(join(derived, photo.path))).toBe(false)
})

test('tidying deletes sizes of another release after an hour and keeps the current ones', async () => {
  const old = join(derived, photo.path, '5f2b9c01aa77-320.webp')
  await make(320, 'webp')
  const current = readdirSync(dirname(old))
  writeFileSync(old, 'old')
  const inAnHour = new Date(Date.now() + 61 * 60_000)
  await images.sweep(new Set([photo.path]), new Date())
  expect(existsSync(old)).toBe(true)
  await images.sweep(new Set([photo.path]), inAnHour)
  expect(readdirSync(dirname(old))).toEqual(current)
})

test.each(['media/1700000000001_sea.png', 'media/location.jpg'])(
  'tidying keeps the derived sizes of %s',
  async (path) => {
    const bytes = await buffer((await files.get(photo.path))?.body ?? Readable.from([]))
    const file = await files.put(path, Readable.from([bytes]), { contentType: 'image/png' })
    await images.find(file, 320, 'webp')
    await images.sweep(new Set([path]), new Date(Date.now() + 24 * 60 * 60_000))
    expect(readdirSync(join(derived, path))).toHaveLength(1)
  },
)
