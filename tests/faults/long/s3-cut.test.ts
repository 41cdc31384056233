import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openHosted } from '../../engines/hosted.ts'
import { createInterruptibleProxy } from '../../engines/interruptible-proxy.ts'
import { expectAgreement, expectHealthy } from '../agreement.ts'
import { everyKind, expectNothingLost, loadHostedSite, runHostedSite } from '../hosted-site.ts'
import { waitForProgress } from '../progress.ts'
import { sendRequest } from '../send-request.ts'

let line: Awaited<ReturnType<typeof createInterruptibleProxy>>

const running = runHostedSite({
  name: 'PostgreSQL, and S3 that can be interrupted',
  async open() {
    const { env, dispose } = await openHosted()
    line = await createInterruptibleProxy(env.S3_ENDPOINT)
    const close = async () => {
      await line.interrupt()
      await dispose()
    }
    return { env: { ...env, S3_ENDPOINT: line.endpoint }, dispose: close }
  },
})
const outage = 30_000
/** These requests need no file that is missing on the server's own disk. */
const withoutStore = ['pages', 'known images', 'writes', 'enquiries'] as const

test('when S3 is unavailable for half a minute under load, pages are served and uploads are completed afterwards', async () => {
  const { urls } = running.servers
  const load = loadHostedSite(running)
  await waitForProgress(load, everyKind)
  await line.interrupt()
  const cut = performance.now()
  await waitForProgress(load, withoutStore, 20)
  for (const url of urls)
    await expect
      .poll(() => sendRequest(`${url}/health`).then(({ text }) => JSON.parse(text)), { timeout: 30_000 })
      .toMatchObject({ status: 'writes-failing', database: { writes: true }, files: { writes: false } })
  for (const url of urls) expect((await sendRequest(`${url}/health/ready`)).status).toBe(200)
  await sleep(Math.max(0, outage - (performance.now() - cut)))
  await waitForProgress(load, withoutStore)
  await line.restore()
  await expectHealthy(urls)
  await waitForProgress(load, everyKind)
  const recovered = performance.now()
  await waitForProgress(load, everyKind)
  await load.end()
  console.log(`S3 unavailable for ${outage / 1000} s. ${load.summary()}`)

  for (const kind of withoutStore) expect(load.failures(kind), kind).toEqual([])
  for (const kind of everyKind) {
    const failures = load.failures(kind)
    for (const { status, text } of failures) expect(status, `${kind}: ${text}`).toBe(503)
    expect(failures.filter(({ at }) => at > recovered)).toEqual([])
  }
  await expectNothingLost(running)
  await expectAgreement(running)
})
