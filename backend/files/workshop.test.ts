import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { type MadeFile, openWorkshop } from './workshop.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-workshop-'))
afterAll(() => rmSync(root, { recursive: true }))

const read = (made: MadeFile | undefined, range?: { start: number; end: number }) =>
  text(made?.open(range) ?? Readable.from([]))

/** A workshop whose folder is a file: nothing can be kept there. */
function openBroken() {
  const folder = join(mkdtempSync(join(root, 'broken-')), 'derived')
  writeFileSync(folder, '')
  const complaints: unknown[] = []
  const workshop = openWorkshop(folder, (message, error) => complaints.push([message, error]))
  return { workshop, complaints }
}

test('what cannot be kept is sent all the same, whole and in part', async () => {
  const { workshop } = openBroken()
  const made = await workshop.find('a/b.webp', async () => Buffer.from('0123456789'))
  expect([made?.size, await read(made), await read(made, { start: 2, end: 4 })]).toEqual([
    10,
    '0123456789',
    '234',
  ])
})

test('this is said once, not for each picture', async () => {
  const { workshop, complaints } = openBroken()
  for (const name of ['a', 'b', 'c']) await workshop.find(name, async () => Buffer.from(name))
  expect(complaints).toEqual([
    ['A made picture could not be kept', expect.objectContaining({ code: 'EEXIST' })],
  ])
})

test('what could be kept is not made again', async () => {
  const workshop = openWorkshop(mkdtempSync(join(root, 'derived-')), console.error)
  await workshop.find('a.webp', async () => Buffer.from('first'))
  expect(await read(await workshop.find('a.webp', async () => Buffer.from('second')))).toBe('first')
})
