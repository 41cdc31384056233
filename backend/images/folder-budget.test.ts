import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderBudget } from './folder-budget.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-budget-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Adds a file whose modification time is its number, so that lower numbers are older. */
function add(number: number): void {
  mkdirSync(join(folder, String(number)), { recursive: true })
  const file = join(folder, String(number), 'card.pdf')
  writeFileSync(file, Buffer.alloc(100))
  utimesSync(file, number, number)
}

const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => Number(parentPath.split('/').at(-1)))
    .toSorted((one, other) => one - other)

test('the oldest files are deleted when the limit is exceeded', async () => {
  const { note } = createFolderBudget(folder, 1000)
  for (let number = 1; number <= 10; number++) {
    add(number)
    await note(100)
  }
  expect(left().length).toBe(10)
  add(11)
  await note(100)
  expect(left()).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  add(12)
  await note(100)
  expect(left().length).toBe(9)
})

test('files of an earlier process count', async () => {
  for (let number = 1; number <= 20; number++) add(number)
  await createFolderBudget(folder, 1000).note(100)
  expect(left()).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
})

test('files that are added while the folder is listed count', async () => {
  const { note } = createFolderBudget(folder, 1000)
  for (let number = 1; number <= 5; number++) add(number)
  await Promise.all([note(100), note(600)])
  for (let number = 6; number <= 11; number++) add(number)
  await note(0)
  expect(left()).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
})

test('a missing folder counts as empty', async () => {
  await createFolderBudget(join(folder, 'none'), 1000).note(100)
  expect(left()).toEqual([])
})
