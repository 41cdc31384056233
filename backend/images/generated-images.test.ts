import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { createDiskStore } from '../files/disk.ts'
import { FileStoreFault } from '../files/file-store.ts'
import { createTimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import { type MadeFile, type Making, makeInTurn, openGeneratedImages } from './generated-images.ts'
import { createSharedImages } from './shared-images.ts'

const making = (read: Making['read']): Making => ({ read, make: async (original) => original })
const swift = making(async () => Buffer.from('made'))
/** Reads for as long as it is let. */
const hanging = making((timeout) =>
  timeout.spend(
    (giveUp) =>
      new Promise((_, reject) => {
        giveUp.addEventListener('abort', () => reject(new FileStoreFault('unavailable')))
      }),
  ),
)

test('an original that hangs holds up no other image', async () => {
  const make = makeInTurn()
  const hung = make(hanging, createTimeoutBudget(500)).catch(({ message }) => message)
  expect(await Promise.race([hung, make(swift, visitorTimeout())])).toEqual(Buffer.from('made'))
  expect(await hung).toBe('unavailable')
})

test('whoever waits behind a store that is unavailable hears of it with the first; who asks later, tries', async () => {
  const make = makeInTurn()
  const places = availableParallelism() + 8
  const first = Array.from({ length: places }, () => make(hanging, createTimeoutBudget(100)))
  const behind = make(hanging, createTimeoutBudget(3_600_000))
  for (const each of await Promise.allSettled([...first, behind]))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'unavailable' } })
  expect(await make(swift, visitorTimeout())).toEqual(Buffer.from('made'))
})

test('nothing is made of an image that is gone', async () => {
  expect(
    await makeInTurn()(
      making(async () => undefined),
      visitorTimeout(),
    ),
  ).toBeUndefined()
})

const root = mkdtempSync(join(tmpdir(), 'sgrada-madePictures-'))
afterAll(() => rmSync(root, { recursive: true }))

const read = async (made: MadeFile | undefined, range?: { start: number; end: number }) =>
  text((await made?.open(range)) ?? Readable.from([]))

/** Made without anything to read. */
const from = (made: string): Making => ({
  read: async () => Buffer.from(made),
  make: async (original) => original,
})

/** A madePictures whose folder is a file: nothing can be cached there. */
function openBroken() {
  const folder = join(mkdtempSync(join(root, 'broken-')), 'derived')
  writeFileSync(folder, '')
  const complaints: unknown[] = []
  const generatedImages = openGeneratedImages(folder, (message, error) => complaints.push([message, error]))
  return { generatedImages, complaints }
}

test('what cannot be cached is sent all the same, whole and in part', async () => {
  const { generatedImages } = openBroken()
  const made = await generatedImages.find('a/b.webp', from('0123456789'), visitorTimeout())
  expect([made?.size, await read(made), await read(made, { start: 2, end: 4 })]).toEqual([
    10,
    '0123456789',
    '234',
  ])
})

test('this is said once, not for each image', async () => {
  const { generatedImages, complaints } = openBroken()
  for (const name of ['a', 'b', 'c']) await generatedImages.find(name, from(name), visitorTimeout())
  expect(complaints).toEqual([
    ['A generated image could not be cached', expect.objectContaining({ code: 'EEXIST' })],
  ])
})

test('what could be cached is not made again', async () => {
  const generatedImages = openGeneratedImages(mkdtempSync(join(root, 'derived-')), console.error)
  const find = (made: string) => generatedImages.find('a.webp', from(made), visitorTimeout())
  await find('first')
  expect(await read(await find('second'))).toBe('first')
})

test('what is deleted between finding and sending is made anew, or is gone with its original', async () => {
  const generatedImages = openGeneratedImages(mkdtempSync(join(root, 'derived-')), console.error)
  let original: Buffer | undefined = Buffer.from('first')
  const making: Making = { read: async () => original, make: async (bytes) => bytes }
  await generatedImages.find('a/1.webp', making, visitorTimeout())
  const found = await generatedImages.find('a/1.webp', making, visitorTimeout())
  await generatedImages.forget('a')
  expect(await read(found)).toBe('first')
  await generatedImages.forget('a')
  original = undefined
  expect(await found?.open()).toBeUndefined()
})

test('what one server has made, the others fetch from the store they share', async () => {
  const files = createDiskStore(mkdtempSync(join(root, 'files-')))
  const open = () =>
    openGeneratedImages(mkdtempSync(join(root, 'derived-')), console.error, {
      shared: createSharedImages(files),
    })
  const [one, other] = [open(), open()]
  const name = 'media/1.jpg/1-320.webp'
  await one.find(name, from('made'), visitorTimeout())
  await expect.poll(() => files.head(`derived/${name}`)).toBeDefined()
  const again = () => other.find(name, from('made again'), visitorTimeout())
  expect(await read(await again())).toBe('made')
  await one.forget('media/1.jpg')
  await other.tidy(() => false)
  expect(await read(await again())).toBe('made again')
})

test('a shared store that is unavailable costs the making, not the image', async () => {
  const unavailable = async () => Promise.reject(new Error('unavailable'))
  const files = { ...createDiskStore(root), get: unavailable, put: unavailable }
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shared = createSharedImages(files)
  const generatedImages = openGeneratedImages(mkdtempSync(join(root, 'derived-')), () => {}, { shared })
  const find = (made: string) => generatedImages.find('a', from(made), visitorTimeout())
  expect(await read(await find('made'))).toBe('made')
  expect(await read(await find('again'))).toBe('made')
  complain.mockRestore()
})

test('nobody waits for the copy that others share', async () => {
  const files = { ...createDiskStore(root), put: () => new Promise<never>(() => {}) }
  const shared = createSharedImages(files)
  const generatedImages = openGeneratedImages(mkdtempSync(join(root, 'derived-')), console.error, { shared })
  expect(await read(await generatedImages.find('b', from('made'), visitorTimeout()))).toBe('made')
})
