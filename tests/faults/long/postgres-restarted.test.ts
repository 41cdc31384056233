import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { hostedSettings } from '../../engines/hosted-settings.ts'
import { startPostgres } from '../../engines/throwaway-postgres.ts'
import { expectAgreement, expectHealthy } from '../agreement.ts'
import { everyKind, expectNothingLost, loadHostedSite, runHostedSite } from '../hosted-site.ts'
import { waitForProgress } from '../progress.ts'
import { sendRequest } from '../send-request.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL of its own, which can be stopped without disturbing other tests. */
const running = runHostedSite({
  name: 'PostgreSQL that can be interrupted, and S3',
  async open() {
    postgres = await startPostgres({ durable: true })
    const env = await hostedSettings(postgres.url, inject('s3Endpoint'))
    return { env, dispose: postgres.stop }
  },
})
const rounds = 2
const outage = 5_000

test('when PostgreSQL is killed under load and started again, all servers recover by themselves', async () => {
  const { urls } = running.servers
  const load = loadHostedSite(running)
  for (let round = 0; round < rounds; round++) {
    await waitForProgress(load, everyKind)
    await postgres.interrupt()
    await sleep(outage)
    for (const url of urls) {
      expect((await sendRequest(`${url}/health`)).text).toContain('"status":"unavailable"')
      // All servers share the database: a load balancer that took them out of service for it would leave
      // visitors with nothing.
      expect((await sendRequest(`${url}/health/ready`)).status).toBe(200)
      expect((await sendRequest(`${url}/health/alive`)).status).toBe(200)
    }
    await postgres.resume()
    await expectHealthy(urls)
    await waitForProgress(load, everyKind)
  }
  const recovered = performance.now()
  await waitForProgress(load, everyKind)
  await load.end()
  console.log(`${rounds} restarts. ${load.summary()}`)

  // Files are sent without the database, too, which only saves a request to the store.
  for (const kind of ['known images', 'other files'] as const) expect(load.failures(kind), kind).toEqual([])
  for (const kind of everyKind) {
    const failures = load.failures(kind)
    for (const { status, text } of failures) expect(status, `${kind}: ${text}`).toBe(503)
    expect(failures.filter(({ at }) => at > recovered)).toEqual([])
  }
  // Responses that people read are in Bulgarian. The admin's scripts show messages of their own instead.
  for (const kind of ['pages', 'enquiries'] as const)
    for (const { text } of load.failures(kind)) expect(text, kind).toMatch(/Възникна|опитайте|Грешка/)
  await expectNothingLost(running)
  await expectAgreement(running)
})
