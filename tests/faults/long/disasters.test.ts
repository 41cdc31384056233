import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../../backend/config.ts'
import { addApartment, addApartmentImages, countApartments } from '../../../backend/data/apartments.ts'
import { listStoredImagePaths } from '../../../backend/data/files/stored-images.ts'
import { listAllFiles, listKeptFiles } from '../../../backend/files/list-all-files.ts'
import { putImage } from '../../../backend/images/known-images.ts'
import { adoptFiles, joinInstallation } from '../../../backend/installation.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { prepareFirstStart } from '../../../server/process/first-start.ts'

const days = 24 * 60 * 60 * 1000
let folder: string
let warnings: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-disaster-'))
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  warnings.mockRestore()
  rmSync(folder, { recursive: true })
})

const open = () => openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })

/** Starts as a server does, and sweeps `later` milliseconds after it. Returns the refusal of the sweep. */
async function run(backend: Backend, { demo = 'off', dataDir = folder, later = 0 } = {}) {
  await prepareFirstStart(backend, readConfig({ DATA_DIR: dataDir, DEMO: demo }))
  return backend.sweep({ now: new Date(Date.now() + later) })
}

async function addPhotos(backend: Backend, count = 12): Promise<string[]> {
  const { id } = await addApartment(backend.db, { ...newApartment(defaultBuilding), number: '1' })
  const urls: string[] = []
  for (let index = 0; index < count; index++) {
    const background = { r: index * 20, g: 90, b: 90 }
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
    const path = `apartments/${id}/image_${1700000000000 + index}_a.png`
    urls.push((await putImage(backend, path, bytes, { contentType: 'image/png' })).url)
  }
  await addApartmentImages(backend.db, id, urls)
  return urls
}

const storedPaths = async (backend: Backend) =>
  (await listAllFiles(backend.files, '')).map(({ path }) => path)
const move = (from: string, to: string) => renameSync(join(folder, from), join(folder, to))

/** An installation with content whose server has stopped. */
async function installed() {
  const backend = await open()
  expect(await run(backend)).toBeUndefined()
  const urls = await addPhotos(backend)
  const paths = await storedPaths(backend)
  const known = await backend.knownImages.find(urls)
  await backend.close()
  return { urls, paths, known }
}

const database = ['sgrada.sqlite', 'sgrada.sqlite-wal', 'sgrada.sqlite-shm']
function moveDatabase(from: string, to: string) {
  mkdirSync(join(folder, to), { recursive: true })
  for (const name of database)
    try {
      move(join(from, name), join(to, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
}

describe('a start without the database', () => {
  test('loses no file and loads no demo, logs it once, and works again when the database is back', async () => {
    const { urls, paths, known } = await installed()
    moveDatabase('.', 'moved')
    const empty = await open()
    const refusal = await run(empty, { demo: 'on', later: 400 * days })
    expect(refusal).toMatch(
      /^No stored file was swept: the stored files belong to installation \S+, the database to none/,
    )
    for (const word of ['DATA_DIR', 'DATABASE_URL', 'npm run files -- adopt']) expect(refusal).toContain(word)
    expect(warnings).toHaveBeenCalledOnce()
    expect(warnings.mock.calls[0]?.[0]).toContain('The demo building was not loaded')
    expect(await countApartments(empty.db)).toBe(0)
    expect(await storedPaths(empty)).toEqual(paths)
    await empty.close()

    moveDatabase('.', 'stranger')
    moveDatabase('moved', '.')
    const back = await open()
    expect(await run(back)).toBeUndefined()
    expect(await storedPaths(back)).toEqual(paths)
    expect(await back.knownImages.find(urls)).toEqual(known)
    await back.close()
  })

  test('the same holds with the database of another installation', async () => {
    const { paths } = await installed()
    moveDatabase('.', 'moved')
    move('files', 'files-moved')
    await installed()
    rmSync(join(folder, 'files'), { recursive: true })
    move('files-moved', 'files')
    const mixed = await open()
    expect(await run(mixed, { later: 400 * days })).toMatch(
      /belongs to installation \S+, the stored files to/,
    )
    expect(await storedPaths(mixed)).toEqual(paths)
    await mixed.close()
  })
})

describe('a start without the stored files', () => {
  test('keeps the details of images, and works again when the files are back', async () => {
    const { urls, paths, known } = await installed()
    move('files', 'files-moved')
    const bare = await open()
    expect(await run(bare, { later: 400 * days })).toContain('the stored files to none')
    expect(await listStoredImagePaths(bare.db)).toHaveLength(urls.length)
    expect(await storedPaths(bare)).toEqual([])
    await bare.close()

    rmSync(join(folder, 'files'), { recursive: true })
    move('files-moved', 'files')
    const back = await open()
    expect(await run(back)).toBeUndefined()
    expect(await storedPaths(back)).toEqual(paths)
    expect(await back.knownImages.find(urls)).toEqual(known)
    await back.close()
  })

  test('files from a copy are adopted by the command that confirms it', async () => {
    const { paths } = await installed()
    cpSync(join(folder, 'files'), join(folder, 'copy'), { recursive: true })
    rmSync(join(folder, 'copy', 'installation'))
    rmSync(join(folder, 'files'), { recursive: true })
    move('copy', 'files')
    const backend = await open()
    expect(await run(backend)).toContain('the stored files to none')
    await adoptFiles(backend)
    expect(await run(backend)).toBeUndefined()
    expect(await storedPaths(backend)).toEqual(paths)
    await backend.close()
  })
})

test('the sweep rebuilds the details of all images from the files', async () => {
  const { urls, known } = await installed()
  const backend = await open()
  await backend.db.transaction((trx) => trx.deleteFrom('pictures').execute())
  await run(backend)
  expect(await listStoredImagePaths(backend.db)).toHaveLength(urls.length)
  expect(await backend.knownImages.find(urls)).toEqual(known)
  await backend.close()
})

describe('an installation of a release without ids', () => {
  /** Content and files as an earlier release has left them. */
  async function withoutIds() {
    const backend = await open()
    await addPhotos(backend)
    return backend
  }

  test('gets an id in database and store at its first start', async () => {
    const backend = await withoutIds()
    expect(await run(backend)).toBeUndefined()
    expect(await storedPaths(backend)).toContain('installation')
    await backend.close()
    moveDatabase('.', 'moved')
    const empty = await open()
    expect(await run(empty)).toContain('the database to none')
    await empty.close()
  })

  test('gets no id while the database or the files are missing', async () => {
    const backend = await withoutIds()
    move('files', 'files-moved')
    expect(await joinInstallation(backend)).toContain('points to 12 files, but to none of the 0 stored')
    await backend.close()
    move('files-moved', 'files')
    moveDatabase('.', 'moved')
    const empty = await open()
    expect(await run(empty, { demo: 'on' })).toContain('points to 0 files, but to none of the 12 stored')
    expect(await countApartments(empty.db)).toBe(0)
    await empty.close()
    moveDatabase('.', 'stranger')
    moveDatabase('moved', '.')
    const back = await open()
    expect(await run(back)).toBeUndefined()
    expect(await listKeptFiles(back.files)).toHaveLength(12)
    await back.close()
  })
})

test('a first start that ends between writing the two ids is completed by the next', async () => {
  const backend = await open()
  const files = { ...backend.files, put: () => Promise.reject(new Error('killed')) }
  await expect(joinInstallation({ db: backend.db, files })).rejects.toThrow('killed')
  expect(await joinInstallation(backend)).toBeUndefined()
  expect(await joinInstallation(backend)).toBeUndefined()
  await backend.close()
})

test('a location image that was copied in by hand does not prevent the first start', async () => {
  mkdirSync(join(folder, 'files', 'media'), { recursive: true })
  writeFileSync(join(folder, 'files', 'media', 'location.jpg'), 'an image')
  const backend = await open()
  expect(await joinInstallation(backend)).toBeUndefined()
  await backend.close()
})

test('a first administrator needs a strong ADMIN_PASSWORD; with users it is ignored', async () => {
  const easy = readConfig({ DATA_DIR: folder, DEMO: 'off', ADMIN_PASSWORD: 'parola1234' })
  const backend = await open()
  await expect(prepareFirstStart(backend, easy)).rejects.toThrow('ADMIN_PASSWORD is too easy to guess')
  expect(await backend.auth.hasUsers()).toBe(false)
  await backend.auth.setAdmin({ email: 'admin@example.com', password: 'of-before' })
  expect(await prepareFirstStart(backend, easy)).toBeUndefined()
  await backend.close()
})
