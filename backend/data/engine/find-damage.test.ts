import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDamage } from './find-damage.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-damage-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('checking a large database is announced and its end told, that of a small one is not', async () => {
  const file = join(folder, 'a.sqlite')
  const database = new DatabaseSync(file)
  database.exec('create table a (b); create table c (d)')
  const lines: string[] = []
  expect(await findDamage(file, (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual([])
  database.exec('insert into a values (zeroblob(60000000))')
  database.close()
  expect(await findDamage(file, (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual([
    'Checking the database for damage: 60 MB',
    expect.stringMatching(/^The database is undamaged: \d+\.\d s$/),
  ])
})
