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

/** As old as its number says. */
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

test('what is cached stays below its limit, and the oldest goes', async () => {
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

test('what an earlier process has cached counts', async () => {
  for (let number = 1; number <= 20; number++) add(number)
  await createFolderBudget(folder, 1000).note(100)
  expect(left()).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
})

test('what is added while the folder is looked through counts', async () => {
  const { note } = createFolderBudget(folder, 1000)
  for (let number = 1; number <= 5; number++) add(number)
  await Promise.all([note(100), note(600)])
  for (let number = 6; number <= 11; number++) add(number)
  await note(0)
  expect(left()).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
})

test('a folder that is not there holds nothing', async () => {
  await createFolderBudget(join(folder, 'none'), 1000).note(100)
  expect(left()).toEqual([])
})
