import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { versionsOf } from '../../../backend/data/database.ts'
import { findParkingSpot } from '../../../backend/data/parking-spots.ts'
import { openHosted } from '../../engines/hosted.ts'
import { createSilenceableProxy } from '../../engines/silenceable-proxy.ts'
import { expectAgreement } from '../agreement.ts'
import {
  everyKind,
  expectNothingLost,
  type HostedLoad,
  loadHostedSite,
  runHostedSite,
} from '../hosted-site.ts'
import { listenAt } from '../live-listener.ts'
import { waitForProgress } from '../progress.ts'
import { postForm } from '../send-request.ts'

/** The application name of the connections that listen for changes (backend/data/engine/postgres-channel.ts). */
const listening = 'sgrada_changes'
let proxy: Awaited<ReturnType<typeof createSilenceableProxy>>

const running = runHostedSite({
  name: 'PostgreSQL that falls silent, and S3',
  async open() {
    const { env, dispose } = await openHosted()
    proxy = await createSilenceableProxy(env.DATABASE_URL, listening)
    const close = async () => {
      await proxy.close()
      await dispose()
    }
    return { env: { ...env, DATABASE_URL: proxy.url }, dispose: close }
  },
})

/**
 * Cuts the connections, and changes a record at each server in turn; the load does not touch that record. Waits
 * until a client of the other server is notified, because a server knows of its own changes without a
 * connection.
 */
async function expectCaughtUp(cut: () => Promise<void>): Promise<void> {
  const { urls } = running.servers
  const listeners = await Promise.all(urls.map(listenAt))
  const [one, other] = listeners
  await cut()
  for (const [listener, url] of [[other, urls[0]] as const, [one, urls[1]] as const]) {
    const version = await changeParkingSpot(url ?? '')
    await expect
      .poll(() => listener?.version('parkingSpots'), { timeout: 60_000, interval: 100 })
      .toBeGreaterThanOrEqual(version)
  }
  for (const listener of listeners) listener.leave()
}

/** Returns the version of the collection after the change. */
async function changeParkingSpot(url: string): Promise<number> {
  const { withBackend, building, cookie } = running.site
  const spot = await withBackend(({ db }) => findParkingSpot(db, building.parkingSpotId))
  const status = spot?.status === 'sold' ? 'available' : 'sold'
  const confirmed = 'sale-missing'
  const form = { id: building.parkingSpotId, revision: String(spot?.revision), status, confirmed }
  expect((await postForm(`${url}/admin/parking.data`, form, { cookie })).status).toBe(200)
  return (await withBackend(({ db }) => versionsOf(db, 'parkingSpots'))).parkingSpots ?? 0
}

/** Runs `work` under load and asserts that no request failed. */
async function underLoad(work: () => Promise<void>): Promise<void> {
  const load: HostedLoad = loadHostedSite(running)
  await waitForProgress(load, everyKind)
  await work()
  await waitForProgress(load, everyKind)
  await load.end()
  console.log(load.summary())
  for (const kind of everyKind) expect(load.failures(kind), kind).toEqual([])
  await expectNothingLost(running)
  await expectAgreement(running)
}

test('after PostgreSQL has closed the listening connections, the servers reconnect and catch up', () =>
  underLoad(() =>
    expectCaughtUp(async () => {
      const ended = await running.site.withBackend(({ db }) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${listening}`.execute(db.read),
      )
      expect(ended.rows).toHaveLength(2)
    }),
  ))

test('listening connections that fall silent are detected, and the servers catch up', () =>
  underLoad(() => expectCaughtUp(async () => expect(proxy.fallSilent()).toBe(2))))
