import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { newMigratedFolder } from '../../tests/migrated-folder.ts'
import { readConfig } from '../config.ts'
import { deleteStoredImages, findStoredImages } from '../data/files/stored-images.ts'
import type { FileStore } from '../files/file-store.ts'
import { type Backend, openBackend } from '../open.ts'
import { createKnownImages, putImage } from './known-images.ts'

let folder: string
let backend: Backend
let bytes: Buffer
let complaints: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  folder = await newMigratedFolder('sgrada-known-')
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

describe('details of an image', () => {
  test('are read from the file when the row is missing, and stored', async () => {
    const url = await put('media/1700000000001_a.jpg')
    const before = await findStoredImages(backend.db, [url])
    await deleteStoredImages(backend.db, ['media/1700000000001_a.jpg'])
    expect(await backend.knownImages.find([url])).toEqual(before)
    expect(await findStoredImages(backend.db, [url])).toEqual(before)
  })

  test('are found for the location image that was copied in by hand', async () => {
    layByHand(locationImagePath, bytes)
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url])).toMatchObject({ [url]: { width: 8, height: 6 } })
  })

  test('are those of the rotated image', async () => {
    layByHand(locationImagePath, await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer())
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url])).toMatchObject({ [url]: { width: 6, height: 8 } })
    const file = await backend.files.head(locationImagePath)
    const shown = file && (await backend.images.find(file, 320, 'webp'))
    const { width, height } = await sharp(await buffer((await shown?.open()) ?? Readable.from([]))).metadata()
    expect([width, height]).toEqual([6, 8])
  })

  test('are unknown while the file is missing, and found as soon as it is stored', async () => {
    const url = storedUrl(locationImagePath)
    expect(await backend.knownImages.find([url, null, '', 'https://example.com/a.jpg'])).toEqual({})
    layByHand(locationImagePath, bytes)
    expect(await backend.knownImages.find([url])).toHaveProperty([url])
  })

  test('are not looked for in folders that are not served', async () => {
    layByHand('trash/a.jpg', bytes)
    expect(await backend.knownImages.find(['/files/trash/a.jpg'])).toEqual({})
  })
})

describe('the file of an image', () => {
  /** Wraps the file store, and records which files are read and how many at once. */
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

  test('is read once for concurrent requests, and at most two are read at a time', async () => {
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

  test('that is no image is read again after a minute', async () => {
    const path = 'media/1700000000001_a.jpg'
    const url = storedUrl(path)
    layByHand(path, 'no image')
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

  test('does not delay a page while the store is unavailable', async () => {
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

  test('that is missing in a remote store is looked for once a minute', async () => {
    const requested: string[] = []
    const files: FileStore = {
      ...backend.files,
      head: (path) => {
        requested.push(path)
        return backend.files.head(path)
      },
    }
    let now = 0
    const known = createKnownImages({ db: backend.db, files }, { now: () => now, isRemote: true })
    const url = storedUrl(locationImagePath)
    for (let view = 0; view < 3; view++) expect(await known.find([url])).toEqual({})
    expect(requested).toHaveLength(1)
    layByHand(locationImagePath, bytes)
    now = 61_000
    expect(await known.find([url])).toHaveProperty([url])
  })

  test('is shown even if its details cannot be stored', async () => {
    const path = 'media/1700000000001_a.jpg'
    layByHand(path, bytes)
    const db = { ...backend.db, write: () => Promise.reject(new Error('disk full')) }
    const known = await createKnownImages({ db, files: backend.files }).find([storedUrl(path)])
    expect(known).toHaveProperty([storedUrl(path)])
  })

  test('that is a document is skipped silently', async () => {
    layByHand('media/1700000000001_a.pdf', '%PDF-1.4')
    expect(await backend.knownImages.find(['/files/media/1700000000001_a.pdf'])).toEqual({})
    expect(complaints).not.toHaveBeenCalled()
  })
})
