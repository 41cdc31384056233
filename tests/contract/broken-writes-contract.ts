import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApartment, countApartments } from '../../backend/data/apartments.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { createDiskStore } from '../../backend/files/disk.ts'
import type { FileStore } from '../../backend/files/file-store.ts'
import { createHealth, type Health } from '../../backend/health.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { migratedEngine } from './migrated-engine.ts'
import type { OpenEngine } from './opened-engine.ts'

/** What health and callers report when the disk or the database refuses writes. */
export function brokenWritesContract(name: string, open: OpenEngine) {
  describe(`when writes fail on ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'sgrada-broken-'))
    const opened = migratedEngine(open)
    let db: Database
    let files: FileStore
    let health: Health
    let clock = 0
    let complaints: unknown[]
    let used = 0
    let free = 1e9
    /** Long enough that health reports the current result and not an older one, also on a busy machine. */
    const respondWithin = 60_000

    beforeAll(() => {
      db = createDatabase(opened.engine, () => {}, jobActor('test'))
    })

    afterAll(() => rmSync(folder, { recursive: true }))

    beforeEach(() => {
      files = createDiskStore(mkdtempSync(join(folder, 'files-')))
      complaints = []
      const complain = (_: string, error: unknown) => complaints.push(String(error))
      health = createHealth(db, files, {
        ...{ now: () => clock, complain, utilization: () => used, respondWithin },
        freeSpace: async () => free,
      })
    })

    /** Makes every write to `versions` fail, as on a full disk, until the returned function is called. */
    async function breakWrites(): Promise<() => Promise<void>> {
      if (opened.engine.name === 'sqlite') {
        await sql`create trigger broken before update on versions begin select raise(abort, 'no room'); end`.execute(
          opened.engine.writer,
        )
        return async () => void (await sql`drop trigger broken`.execute(opened.engine.writer))
      }
      await sql`create function broken() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
        opened.engine.writer,
      )
      await sql`create trigger broken before update on versions for each row execute function broken()`.execute(
        opened.engine.writer,
      )
      return async () => void (await sql`drop function broken cascade`.execute(opened.engine.writer))
    }

    test('health reports it, and that they succeed again', async () => {
      expect((await health.check()).status).toBe('ok')
      const mend = await breakWrites()
      clock += 10_000
      expect((await health.check()).status).toBe('writes-failing')
      await mend()
      clock += 10_000
      expect((await health.check()).status).toBe('ok')
      expect(complaints).toEqual([expect.stringContaining('no room')])
      expect((await files.list('')).files).toEqual([])
    })

    test('health tries at most one write in ten seconds, however often it is requested', async () => {
      let puts = 0
      const { put } = files
      files.put = (...args) => {
        puts++
        return put(...args)
      }
      for (let times = 0; times < 100; times++) expect((await health.check()).status).toBe('ok')
      clock += 9_999
      await Promise.all(Array.from({ length: 20 }, () => health.check()))
      expect(puts).toBe(1)
      clock += 1
      await Promise.all(Array.from({ length: 20 }, () => health.check()))
      expect(puts).toBe(2)
    })

    test('health reports when only files cannot be written', async () => {
      files.put = async () => {
        throw new Error('ENOSPC')
      }
      const report = await health.check()
      expect(report).toMatchObject({
        status: 'writes-failing',
        database: { writes: true },
        files: { writes: false },
      })
      expect(complaints).toEqual(['Error: ENOSPC'])
    })

    test('health of a busy server reports that, and no failure', async () => {
      used = 0.99
      expect(await health.check()).toMatchObject({ status: 'ok', busy: true })
      used = 0.1
      expect(await health.check()).toMatchObject({ status: 'ok', busy: false })
    })

    test('health says when there is little space left, which is no failure', async () => {
      free = 499e6
      expect(await health.check()).toMatchObject({ status: 'ok', disk: { isLow: true } })
      free = 1e9
      expect(await health.check()).toMatchObject({ status: 'ok', disk: { isLow: false } })
    })

    test('health does not wait for a file store that hangs: it reports the last result', async () => {
      const withoutTimeout = createHealth(db, files, {
        freeSpace: async () => free,
        now: () => clock,
        complain: () => {},
        respondWithin: 0,
      })
      expect((await withoutTimeout.check()).status).toBe('ok')
      files.put = () => new Promise(() => {})
      clock += 10_000
      expect((await withoutTimeout.check()).status).toBe('ok')
    })

    test('a failed write leaves nothing, and throws the error that made it fail', async () => {
      const mend = await breakWrites()
      await expect(addApartment(db, { ...newApartment(defaultBuilding), number: '77' })).rejects.toThrow(
        'no room',
      )
      await mend()
      expect(await countApartments(db)).toBe(0)
    })

    test('an engine that has rolled back by itself does not hide the cause', async () => {
      const failing = opened.engine.name === 'sqlite' ? fillDisk() : cutLine()
      await expect(failing).rejects.toThrow(/database or disk is full|terminating connection/)
      await addApartment(db, { ...newApartment(defaultBuilding), number: '78' })
      expect(await countApartments(db)).toBe(1)
    })

    /**
     * SQLite finds no room for another page. The write uses the engine directly, as the authentication library does.
     */
    async function fillDisk(): Promise<void> {
      await sql`create table room (content)`.execute(opened.engine.writer)
      await sql`pragma max_page_count = 1`.execute(opened.engine.writer)
      try {
        await opened.engine.writer
          .transaction()
          .execute((trx) => sql`insert into room values (zeroblob(1000000))`.execute(trx))
      } finally {
        await sql`pragma max_page_count = 1000000`.execute(opened.engine.writer)
      }
    }

    async function cutLine(): Promise<void> {
      await db.transaction((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx))
    }
  })
}
