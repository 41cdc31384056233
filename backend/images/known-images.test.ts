import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { readConfig } from '../config.ts'
import { deleteStoredImages, findStoredImages } from '../data/files/stored-images.ts'
import type { FileStore } from '../files/file-store.ts'
import { type Backend, openBackend } from '../open.ts'
import { createKnownImages } from './known-images.ts'
import { putImage } from './put-image.ts'

let folder: string
let backend: Backend
let bytes: Buffer
let complaints: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-known-'))
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  complaints.mockRestore()
  await backend.close()
  rmSync(folder, { recursive: true })
})

function layByHand(path: string, content: Buffer | string) {
  const file = join(folder, 'files', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const put = async (path: string) => (await putImage(backend, path, bytes, { contentType: 'image/jpeg' })).url

describe('what is known of an image', () => {
  test('is read from its file when the row is missing, and kept', async () => {
    const url = await put('media/1700000000001_a.jpg')
    const before = await findStoredImages(backend.db, [url])
    await deleteStoredImages(backend.db, ['media/1700000000001_a.jpg'])
    expect(await backend.knownImages.find([url])).toEqual(before)
    expect(await findStoredImages(backend.db, [url])).toEqual(before)
  })

  test('is found of the location image that somebody laid there by hand', async () => {
    layByHand(locationImagePath, bytes)
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url])).toMatchObject({ [url]: { width: 8, height: 6 } })
  })

  test('is of the upright image, as it is shown', async () => {
    layByHand(locationImagePath, await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer())
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url])).toMatchObject({ [url]: { width: 6, height: 8 } })
    const file = await backend.files.head(locationImagePath)
    const shown = file && (await backend.images.find(file, 320, 'webp'))
    const { width, height } = await sharp(await buffer((await shown?.open()) ?? Readable.from([]))).metadata()
    expect([width, height]).toEqual([6, 8])
  })

  test('stays unknown while the file is missing, and is found as soon as it is there', async () => {
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url, null, '', 'https://example.com/a.jpg'])).toEqual({})
    layByHand(locationImagePath, bytes)
    expect(await backend.knownImages.find([url])).toHaveProperty([url])
  })

  test('is not looked for in what is never served', async () => {
    layByHand('trash/a.jpg', bytes)
    expect(await backend.knownImages.find(['/files/trash/a.jpg'])).toEqual({})
  })
})

describe('a file is read', () => {
  /** The same store, which notes who reads and how many at once. */
  function watched() {
    const reads: string[] = []
    let open = 0
    let most = 0
    const files: FileStore = {
      ...backend.files,
      async get(path) {
        reads.push(path)
        open++
        most = Math.max(most, open)
        const opened = await backend.files.get(path)
        opened?.body.once('close', () => open--)
        return opened
      },
    }
    return { reads, files, most: () => most }
  }

  test('once, however many ask for it, and at most two at a time', async () => {
    const paths = Array.from({ length: 6 }, (_, index) => `media/${1700000000000 + index}_a.jpg`)
    for (const path of paths) layByHand(path, bytes)
    const { reads, files, most } = watched()
    const known = createKnownImages({ db: backend.db, files })
    const urls = paths.map(storedUrl)
    const results = await Promise.all(Array.from({ length: 5 }, () => known.find(urls)))
    for (const result of results) expect(Object.keys(result).toSorted()).toEqual(urls)
    expect(reads.toSorted()).toEqual(paths)
    expect(most()).toBe(2)
  })

  test('again after a minute when it is no image, also once it has become one', async () => {
    const path = 'media/1700000000001_a.jpg'
    const url = storedUrl(path)
    layByHand(path, 'no picture')
    const { reads, files } = watched()
    let now = 0
    const known = createKnownImages({ db: backend.db, files }, { now: () => now })
    expect(await known.find([url])).toEqual({})
    layByHand(path, bytes)
    now = 59_000
    expect(await known.find([url])).toEqual({})
    expect(reads).toHaveLength(1)
    now = 61_000
    expect(await known.find([url])).toHaveProperty([url])
    expect(complaints).toHaveBeenCalledOnce()
  })

  test('without delaying a page: while the store is unavailable, it is shown without the image', async () => {
    const url = storedUrl(locationImagePath)
    layByHand(locationImagePath, bytes)
    const outage = Promise.withResolvers<void>()
    const files: FileStore = {
      ...backend.files,
      head: (path) => outage.promise.then(() => backend.files.head(path)),
    }
    const known = createKnownImages({ db: backend.db, files })
    expect(await known.find([url], 50)).toEqual({})
    outage.resolve()
    await expect.poll(() => findStoredImages(backend.db, [url])).toHaveProperty([url])
    expect(await known.find([url])).toHaveProperty([url])
  })

  test('from a store that is far away once in a minute, as long as it is not there', async () => {
    const asked: string[] = []
    const files: FileStore = {
      ...backend.files,
      head: (path) => {
        asked.push(path)
        return backend.files.head(path)
      },
    }
    let now = 0
    const known = createKnownImages({ db: backend.db, files }, { now: () => now, isFar: true })
    const url = storedUrl(locationImagePath)
    for (let view = 0; view < 3; view++) expect(await known.find([url])).toEqual({})
    expect(asked).toHaveLength(1)
    layByHand(locationImagePath, bytes)
    now = 61_000
    expect(await known.find([url])).toHaveProperty([url])
  })

  test('and shown also when nothing can be written', async () => {
    const path = 'media/1700000000001_a.jpg'
    layByHand(path, bytes)
    const db = { ...backend.db, write: () => Promise.reject(new Error('disk full')) }
    const known = await createKnownImages({ db, files: backend.files }).find([storedUrl(path)])
    expect(known).toHaveProperty([storedUrl(path)])
  })

  test('without a word when it is a document', async () => {
    layByHand('media/1700000000001_a.pdf', '%PDF-1.4')
    expect(await backend.knownImages.find(['/files/media/1700000000001_a.pdf'])).toEqual({})
    expect(complaints).not.toHaveBeenCalled()
  })
})
