import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { createDiskStore } from '../files/disk.ts'
import { FileStoreFault } from '../files/file-store.ts'
import { createTimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import { type GeneratedFile, type Making, makeInTurn, openGeneratedFiles } from './generated-files.ts'
import { createSharedImages } from './shared-images.ts'

const making = (read: Making['read']): Making => ({ read, make: async (original) => original })
const swift = making(async () => Buffer.from('made'))
/** Simulates a store that does not respond: the read fails when its timeout is used up. */
const hanging = making((timeout) =>
  timeout.spend(
    (giveUp) =>
      new Promise((_, reject) => {
        giveUp.addEventListener('abort', () => reject(new FileStoreFault('unavailable')))
      }),
  ),
)

test('an original that does not arrive delays no other image', async () => {
  const make = makeInTurn()
  const hung = make(hanging, createTimeoutBudget(500)).catch(({ message }) => message)
  expect(await Promise.race([hung, make(swift, visitorTimeout())])).toEqual(Buffer.from('made'))
  expect(await hung).toBe('unavailable')
})

test('requests that wait behind an unavailable store fail with the first; later ones try again', async () => {
  const make = makeInTurn()
  const places = availableParallelism() + 8
  const first = Array.from({ length: places }, () => make(hanging, createTimeoutBudget(100)))
  const behind = make(hanging, createTimeoutBudget(3_600_000))
  for (const each of await Promise.allSettled([...first, behind]))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'unavailable' } })
  expect(await make(swift, visitorTimeout())).toEqual(Buffer.from('made'))
})

test('a deleted original generates nothing', async () => {
  expect(
    await makeInTurn()(
      making(async () => undefined),
      visitorTimeout(),
    ),
  ).toBeUndefined()
})

const root = mkdtempSync(join(tmpdir(), 'sgrada-generated-images-'))
afterAll(() => rmSync(root, { recursive: true }))

const read = async (made: GeneratedFile | undefined, range?: { start: number; end: number }) =>
  text((await made?.open(range)) ?? Readable.from([]))

/** Generates an image without reading an original. */
const from = (made: string): Making => ({
  read: async () => Buffer.from(made),
  make: async (original) => original,
})

/** A cache whose folder is a file, so that nothing can be stored in it. */
function openBroken() {
  const folder = join(mkdtempSync(join(root, 'broken-')), 'derived')
  writeFileSync(folder, '')
  const complaints: unknown[] = []
  const generatedFiles = openGeneratedFiles(folder, (message, error) => complaints.push([message, error]))
  return { generatedFiles, complaints }
}

test('an image that cannot be cached is sent anyway, whole or in part', async () => {
  const { generatedFiles } = openBroken()
  const made = await generatedFiles.find('a/b.webp', from('0123456789'), visitorTimeout())
  expect([made?.size, await read(made), await read(made, { start: 2, end: 4 })]).toEqual([
    10,
    '0123456789',
    '234',
  ])
})

test('the failure to cache is logged once and not for each image', async () => {
  const { generatedFiles, complaints } = openBroken()
  for (const name of ['a', 'b', 'c']) await generatedFiles.find(name, from(name), visitorTimeout())
  expect(complaints).toEqual([
    ['A generated image could not be cached', expect.objectContaining({ code: 'EEXIST' })],
  ])
})

test('a cached image is not generated again', async () => {
  const generatedFiles = openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error)
  const find = (made: string) => generatedFiles.find('a.webp', from(made), visitorTimeout())
  await find('first')
  expect(await read(await find('second'))).toBe('first')
})

test('a cached image that is deleted before it is sent is generated again, or gone with its original', async () => {
  const generatedFiles = openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error)
  let original: Buffer | undefined = Buffer.from('first')
  const making: Making = { read: async () => original, make: async (bytes) => bytes }
  await generatedFiles.find('a/1.webp', making, visitorTimeout())
  const found = await generatedFiles.find('a/1.webp', making, visitorTimeout())
  await generatedFiles.evict('a')
  expect(await read(found)).toBe('first')
  await generatedFiles.evict('a')
  original = undefined
  expect(await found?.open()).toBeUndefined()
})

test('an image that one server generated is read by the others from the shared store', async () => {
  const files = createDiskStore(mkdtempSync(join(root, 'files-')))
  const open = () =>
    openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error, {
      shared: createSharedImages(files),
    })
  const [one, other] = [open(), open()]
  const name = 'media/1.jpg/1-320.webp'
  await one.find(name, from('made'), visitorTimeout())
  await expect.poll(() => files.head(`derived/${name}`)).toBeDefined()
  const again = () => other.find(name, from('made again'), visitorTimeout())
  expect(await read(await again())).toBe('made')
  await one.evict('media/1.jpg')
  await other.sweep(() => false)
  expect(await read(await again())).toBe('made again')
})

test('with the shared store unavailable, the image is generated again', async () => {
  const unavailable = async () => Promise.reject(new Error('unavailable'))
  const files = { ...createDiskStore(root), get: unavailable, put: unavailable }
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shared = createSharedImages(files)
  const generatedFiles = openGeneratedFiles(mkdtempSync(join(root, 'derived-')), () => {}, { shared })
  const find = (made: string) => generatedFiles.find('a', from(made), visitorTimeout())
  expect(await read(await find('made'))).toBe('made')
  expect(await read(await find('again'))).toBe('made')
  complain.mockRestore()
})

test('the response does not wait for the copy in the shared store', async () => {
  const files = { ...createDiskStore(root), put: () => new Promise<never>(() => {}) }
  const shared = createSharedImages(files)
  const generatedFiles = openGeneratedFiles(mkdtempSync(join(root, 'derived-')), console.error, { shared })
  expect(await read(await generatedFiles.find('b', from('made'), visitorTimeout()))).toBe('made')
})
