import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUnavailable } from '../../is-unavailable.ts'
import { createLongReader, type LongReader } from './sqlite-long-reader.ts'

let folder: string
let file: string
let opened: LongReader | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-reader-'))
  file = join(folder, 'test.sqlite')
  const database = new DatabaseSync(file)
  database.exec('create table numbers(n); insert into numbers values (7)')
  database.close()
})
afterEach(async () => {
  await opened?.close()
  rmSync(folder, { recursive: true })
})

function open(limits?: Parameters<typeof createLongReader>[1]) {
  opened = createLongReader(file, limits)
  const { reader } = opened
  return async () => (await sql<{ n: number }>`select n from numbers`.execute(reader)).rows
}

test('a query returns rows, and a wrong one fails alone', async () => {
  const read = open()
  const wrong = opened && sql`select unknown from numbers`.execute(opened.reader)
  await expect(wrong).rejects.toThrow('no such column')
  expect(await read()).toEqual([{ n: 7 }])
})

test('more queries at once than the limit fail as unavailable', async () => {
  const read = open({ maxPending: 2 })
  const [one, two, three] = await Promise.allSettled([read(), read(), read()])
  expect([one?.status, two?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(three?.status === 'rejected' && isUnavailable(three.reason)).toBe(true)
  expect(await read()).toEqual([{ n: 7 }])
})

test('a query that takes too long fails as unavailable', async () => {
  const read = open({ timeout: 0 })
  const error = await read().catch((thrown) => thrown)
  expect(isUnavailable(error)).toBe(true)
})

test('the thread ends when it is idle, and another one starts with the next query', async () => {
  const read = open({ idle: 0 })
  expect(await read()).toEqual([{ n: 7 }])
  await sleep(50)
  expect(await read()).toEqual([{ n: 7 }])
})

test('closing fails the waiting queries and all later ones', async () => {
  const read = open()
  const waiting = Promise.allSettled([read(), read()])
  await opened?.close()
  expect(await waiting).toHaveLength(2)
  await expect(read()).rejects.toThrow('The database is closed')
})

test('a read ends with its request, and one that begins later is never run', async () => {
  const read = open()
  const request = new AbortController()
  const { reader, readUntil } = opened as LongReader
  const slow = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 3000000)
    select count(*) from counted`
  const ran = readUntil(request.signal, () =>
    Promise.allSettled([slow.execute(reader), slow.execute(reader)]),
  )
  request.abort(new Error('nobody waits'))
  expect((await ran).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(readUntil(request.signal, read)).rejects.toThrow('nobody waits')
  // Behind the query that runs, which cannot be interrupted, but not behind the one that waited.
  expect(await read()).toEqual([{ n: 7 }])
})
