import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDiskStore } from '../files/disk.ts'
import { createDerivedImages } from './derived-images.ts'
import { type GeneratedFiles, openGeneratedFiles } from './generated-files.ts'
import { createPreviews, type Previews, type SharePreview } from './previews.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-previews-'))
afterAll(() => rmSync(root, { recursive: true }))

let generatedFiles: GeneratedFiles
let previews: Previews
let reads: number

beforeEach(() => {
  generatedFiles = openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error)
  previews = createPreviews(generatedFiles)
  reads = 0
})

function preview(change: Partial<SharePreview> = {}, photo = 'sea'): SharePreview {
  const read = async () => {
    reads++
    return sharp({ create: { width: 900, height: 900, channels: 3, background: '#2080a0' } })
      .png()
      .toBuffer()
  }
  return {
    language: 'bg',
    title: 'Апартамент 12',
    lines: ['Двустаен'],
    background: { id: photo, read },
    ...change,
  }
}

test('a preview is 1200 by 630 pixels', async () => {
  const found = await previews.find(preview())
  const bytes = await buffer((await found?.open()) ?? Readable.from([]))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(found).toMatchObject({ contentType: 'image/jpeg', size: bytes.length })
})

test('a preview is drawn once for concurrent and later requests', async () => {
  const found = await Promise.all(Array.from({ length: 10 }, () => previews.find(preview())))
  await previews.find(preview())
  expect(reads).toBe(1)
  expect(new Set(found.map((image) => image?.etag)).size).toBe(1)
})

test('another text or photo makes another preview', async () => {
  const found = [
    await previews.find(preview()),
    await previews.find(preview({ title: 'Апартамент 13' })),
    await previews.find(preview({ lines: ['Двустаен', 'Бриз'] })),
    await previews.find(preview({}, 'hill')),
  ]
  expect(new Set(found.map((image) => image?.etag)).size).toBe(4)
  expect(reads).toBe(4)
})

test('a very long title stays on the panel', async () => {
  const found = await previews.find(preview({ title: 'Апартамент с много дълъг номер 1234567890' }))
  const besidePanel = await sharp(await buffer((await found?.open()) ?? Readable.from([])))
    .extract({ left: 530, top: 100, width: 600, height: 200 })
    .toBuffer()
  const { channels } = await sharp(besidePanel).stats()
  expect(channels.every(({ min, max }) => max - min < 20)).toBe(true)
})

test('the sweep deletes previews after a week; the next request draws them again', async () => {
  const day = 24 * 60 * 60 * 1000
  const images = createDerivedImages(createDiskStore(join(root, 'files')), generatedFiles)
  await previews.find(preview())
  await images.sweep(new Set(), new Date(Date.now() + 6 * day))
  await previews.find(preview())
  expect(reads).toBe(1)
  await images.sweep(new Set(), new Date(Date.now() + 8 * day))
  await previews.find(preview())
  expect(reads).toBe(2)
})

test('a photo that is deleted while its preview is drawn leaves no preview', async () => {
  const gone = { id: 'gone', read: async () => undefined }
  expect(await previews.find(preview({ background: gone }))).toBeUndefined()
  expect(await previews.find(preview({ background: { ...preview().background, id: 'gone' } }))).toBeDefined()
})
