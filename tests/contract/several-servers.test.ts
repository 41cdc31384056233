import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { createDatabase, type Database, listVersions } from '../../backend/data/database.ts'
import { openPostgres } from '../../backend/data/engine/postgres.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { waitForLease, withLease } from '../../backend/jobs/with-lease.ts'
import { createLive, type Live } from '../../backend/live/live.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { createOwnDatabase } from '../engines/own-database.ts'

interface Server {
  engine: Awaited<ReturnType<typeof openPostgres>>
  db: Database
  live: Live
  published: ReturnType<typeof vi.fn>
  close(): Promise<void>
}

describe('servers on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createOwnDatabase>>
  let here: Server
  let there: Server

  async function startServer(): Promise<Server> {
    const engine = await openPostgres(database.url)
    await migrate(engine)
    const live = createLive()
    const db = createDatabase(engine, live.publish, jobActor('test'))
    const stop = engine.channel.listen(async () => live.publish(await listVersions(db)))
    const published = vi.fn()
    live.subscribe({ changed: published, closed: () => {} })
    return {
      engine,
      db,
      live,
      published,
      async close() {
        await stop()
        await engine.close()
      },
    }
  }

  beforeEach(async () => {
    database = await createOwnDatabase(inject('postgresUrl'))
    ;[here, there] = await Promise.all([startServer(), startServer()])
    await vi.waitFor(async () => expect(await countListeners()).toBe(2), 60_000)
  })

  afterEach(async () => {
    await Promise.all([here.close(), there.close()])
    await database.drop()
  })

  const listeners = sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'sgrada_changes'`
  const countListeners = async () => (await listeners.execute(here.engine.reader)).rows.length
  const add = (server: Server, number: string) =>
    addApartment(server.db, { ...newApartment(defaultBuilding), number })

  test('a commit on one server is published on the other, and once on its own', async () => {
    await add(here, '1')
    await vi.waitFor(() => expect(there.published).toHaveBeenCalledTimes(1), 60_000)
    expect(there.published.mock.calls).toEqual(here.published.mock.calls)
    await add(there, '2')
    await vi.waitFor(() => expect(here.published).toHaveBeenCalledTimes(2), 60_000)
    expect(here.published).toHaveBeenLastCalledWith([
      { collection: 'apartments', version: expect.any(Number) },
    ])
  })

  test('a rollback is published to nobody', async () => {
    const failing = here.db.write('stores', async () => {
      await addApartment(here.db, { ...newApartment(defaultBuilding), number: '1' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await add(here, '2')
    await vi.waitFor(() => expect(there.published).toHaveBeenCalledTimes(1), 60_000)
    expect(there.published).toHaveBeenCalledWith([{ collection: 'apartments', version: expect.any(Number) }])
  })

  test('changes that were missed while the connection was broken are published afterwards', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const { pid } of (await listeners.execute(here.engine.reader)).rows)
      await sql`select pg_terminate_backend(${pid})`.execute(here.engine.reader)
    await add(here, '1')
    await vi.waitFor(() => expect(there.published).toHaveBeenCalledTimes(1), 60_000)
    await vi.waitFor(async () => expect(await countListeners()).toBe(2), 60_000)
    await add(there, '2')
    await vi.waitFor(() => expect(here.published).toHaveBeenCalledTimes(2), 60_000)
    complain.mockRestore()
  })

  test('unknown messages on the channel are ignored', async () => {
    const lies = ['not ours', '[{"collection":"apartments","version":999999999}]', 'null', '']
    for (const lie of lies) await sql`select pg_notify('sgrada_changes', ${lie})`.execute(here.engine.reader)
    await add(here, '1')
    await vi.waitFor(() => expect(there.published).toHaveBeenCalledTimes(1), 60_000)
    expect(there.published.mock.calls).toEqual([[[{ collection: 'apartments', version: 1 }]]])
  })

  test('work under a lease is skipped or waited for by other servers; a failure releases the lease', async () => {
    const done: string[] = []
    const first = waitForLease(here.db, 'sweep', async () => {
      await withLease(there.db, 'sweep', async () => void done.push('skipped'))
      done.push('first')
      throw new Error('failed')
    })
    await expect(first).rejects.toThrow('failed')
    const begun = Promise.withResolvers<void>()
    const second = waitForLease(here.db, 'sweep', async () => {
      begun.resolve()
      await sleep(100)
      done.push('second')
    })
    await begun.promise
    await waitForLease(there.db, 'sweep', async () => void done.push('third'))
    await second
    await withLease(here.db, 'sweep', async () => void done.push('fourth'))
    expect(done).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('a server that has lost its lease gets an error before it continues', async () => {
    const stalled = waitForLease(here.db, 'first start', async (assertLeaseHeld) => {
      await assertLeaseHeld()
      await here.engine.writer.updateTable('leases').set({ holder: 'another server' }).execute()
      await assertLeaseHeld()
    })
    await expect(stalled).rejects.toThrow('first start')
    const [lease] = await here.db.read.selectFrom('leases').selectAll().execute()
    expect(lease).toMatchObject({ work: 'first start', holder: 'another server' })
  })

  test('a command that replaces all content has the database alone: no server and no other command starts meanwhile', async () => {
    const { channel } = here.engine
    expect(await channel.claim()).toBeUndefined()
    await Promise.all([here.close(), there.close()])
    const command = await openPostgres(database.url)
    await vi.waitFor(async () => expect(await command.channel.countListeners()).toBe(0), 60_000)
    const letIn = await command.channel.claim()
    expect(letIn).toBeDefined()
    expect(await command.channel.claim()).toBeUndefined()

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const done: string[] = []
    const starting = command.channel.besideOthers(async () => done.push('started'))
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), 60_000)
    done.push('replaced')
    await letIn?.()
    await starting
    expect(done).toEqual(['replaced', 'started'])
    warn.mockRestore()
    await command.close()
    ;[here, there] = await Promise.all([startServer(), startServer()])
  })
})
