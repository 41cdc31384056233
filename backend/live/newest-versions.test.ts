import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobActor } from '../../domain/record/actor.ts'
import { createDatabase, type Database } from '../data/database.ts'
import { openSqlite } from '../data/engine/sqlite.ts'
import type { Engine } from '../data/engine.ts'
import { migrate } from '../data/migrate.ts'
import { createLive } from './live.ts'
import { createNewestVersions, type NewestVersions } from './newest-versions.ts'

let folder: string
let engine: Engine
/** A second connection to the same SQLite file, which stands in for another process. */
let elsewhere: Database
let versions: NewestVersions
let now: number
let report: ReturnType<typeof vi.fn<(message: string) => void>>
const live = createLive()

function open(): Engine {
  return openSqlite(join(folder, 'versions.sqlite'))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-versions-'))
  now = 0
  report = vi.fn()
  engine = open()
  await migrate(engine)
  elsewhere = createDatabase(open(), () => {}, jobActor('test'))
})

afterEach(async () => {
  await engine.close().catch(() => {})
  await elsewhere.close()
  rmSync(folder, { recursive: true })
})

function watch(watched: Engine): void {
  const db = createDatabase(watched, live.publish, jobActor('test'))
  versions = createNewestVersions(db, live, { now: () => now, report })
}

const change = () => elsewhere.write('stores', async () => {})
const nextTurn = () => new Promise(setImmediate)

test('where the engine has a commit mark, commits of other processes are known at once', async () => {
  watch(engine)
  expect(versions.isFresh()).toBe(false)
  await versions.refresh()
  expect(versions.isFresh()).toBe(true)
  await change()
  now += 3
  expect(versions.isFresh()).toBe(false)
  await versions.refresh()
  expect([versions.isFresh(), versions.known().stores]).toEqual([true, 1])
})

test('without a mark, versions are read in the background after half a second, and awaited after one', async () => {
  const { commitMark: _, ...unmarked } = engine
  watch(unmarked)
  await versions.refresh()
  await change()
  now = 499
  expect(versions.isFresh()).toBe(true)
  await nextTurn()
  expect(versions.known().stores).toBeUndefined()
  now = 999
  expect(versions.isFresh()).toBe(true)
  await vi.waitFor(() => expect(versions.known().stores).toBe(1), 60_000)
  expect(versions.confirmedAt()).toBe(999)
  now = 1999
  expect(versions.isFresh()).toBe(false)
})

test('published versions count at once, older ones are ignored', async () => {
  watch(engine)
  live.publish([{ collection: 'stores', version: 7 }])
  expect(versions.known().stores).toBe(7)
  await change()
  await versions.refresh()
  expect(versions.known().stores).toBe(7)
})

test('while the database is unavailable, known versions count as fresh, and the log says so once each way', async () => {
  let isUnavailable = false
  const { commitMark: _, ...unmarked } = engine
  watch({
    ...unmarked,
    get reader() {
      if (isUnavailable) throw new Error('unavailable')
      return engine.reader
    },
  })
  await versions.refresh()
  isUnavailable = true
  for (now of [2000, 4000]) {
    await versions.refresh()
    expect([versions.isFresh(), versions.isUnavailable()]).toEqual([true, true])
  }
  isUnavailable = false
  now = 6000
  await versions.refresh()
  expect([versions.isFresh(), versions.isUnavailable()]).toEqual([true, false])
  expect(report).toHaveBeenCalledTimes(2)
})

test('an engine whose commit mark cannot be read is unavailable', async () => {
  watch(engine)
  await versions.refresh()
  await engine.close()
  now += 3
  expect(versions.isFresh()).toBe(false)
  await versions.refresh()
  expect([versions.isFresh(), versions.isUnavailable()]).toEqual([true, true])
})
