import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobActor } from '../../domain/record/actor.ts'
import { createDatabase, type Database } from '../data/database.ts'
import { openSqlite } from '../data/engine/sqlite.ts'
import { migrate } from '../data/migrate.ts'
import { keepRead } from './keep-read.ts'
import { createLive } from './live.ts'
import { createNewestVersions, type NewestVersions } from './newest-versions.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-kept-'))
let db: Database
let versions: NewestVersions

beforeAll(async () => {
  const engine = openSqlite(join(folder, 'kept.sqlite'))
  await migrate(engine)
  const live = createLive()
  db = createDatabase(engine, live.publish, jobActor('test'))
  versions = createNewestVersions(db, live, { report: () => {} })
})

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

test('a failed read is not kept, and a value is at hand only while it is current', async () => {
  let reads = 0
  const kept = keepRead(['apartments'], async () => {
    if (++reads === 1) throw new Error('unavailable')
    return reads
  })
  const source = { db, versions }
  await expect(kept.get(source)).rejects.toThrow('unavailable')
  expect(kept.atOnce(source)).toBeUndefined()
  expect([await kept.get(source), await kept.get(source), kept.atOnce(source)]).toEqual([2, 2, 2])
  await db.write('stores', async () => {})
  expect(kept.atOnce(source)).toBe(2)
  await db.write('apartments', async () => {})
  expect(kept.atOnce(source)).toBeUndefined()
  expect(await kept.get(source)).toBe(3)
})

test('a change during a read makes the next one read again', async () => {
  const begun = Promise.withResolvers<void>()
  let reads = 0
  const kept = keepRead(['apartments'], async () => {
    if (++reads === 1) await begun.promise
    return reads
  })
  const first = kept.get({ db, versions })
  // The version that the first read has is taken before it begins.
  await versions.refresh()
  await db.write('apartments', async () => {})
  begun.resolve()
  await first
  expect(kept.atOnce({ db, versions })).toBeUndefined()
  await kept.get({ db, versions })
  expect(reads).toBe(2)
})
