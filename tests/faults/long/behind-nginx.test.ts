import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hostedSettings } from '../../engines/hosted-settings.ts'
import { makeCertificate, type Nginx, startNginx } from '../../engines/nginx.ts'
import { startPostgres } from '../../engines/throwaway-postgres.ts'
import { expectHealthy } from '../agreement.ts'
import { type Client, UnexpectedResponse } from '../client.ts'
import { runHostedSite } from '../hosted-site.ts'
import { waitForProgress } from '../progress.ts'
import { createReader } from '../readers.ts'
import { sendRequest } from '../send-request.ts'
import { startSteadyLoad } from '../steady-load.ts'
import { uncachedList } from '../storms.ts'
import { publicPagesOf } from '../visitor-view.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let nginx: Nginx

/** Two servers on a PostgreSQL of their own, which can be stopped without disturbing other tests. */
const running = runHostedSite({
  name: 'PostgreSQL that can be interrupted, and S3',
  async open() {
    postgres = await startPostgres({ durable: true })
    const env = await hostedSettings(postgres.url, inject('s3Endpoint'))
    // A server drains for longer than nginx avoids a failed server (`fail_timeout`), so that nginx uses the
    // other server again by then.
    return { env: { ...env, DRAIN_SECONDS: '3' }, dispose: postgres.stop }
  },
})
const outage = 10_000
const pages = () => publicPagesOf(running.site.building).filter((path) => path !== '/sitemap.xml')

beforeAll(async () => {
  nginx = await startNginx({ upstream: running.servers.urls })
})
afterAll(() => nginx.stop())

/** Makes both servers render every page for visitors who come through nginx. */
async function cachePages(): Promise<void> {
  const headers = { host: new URL(nginx.url).host, 'x-forwarded-proto': 'https' }
  for (const url of running.servers.urls)
    for (const path of pages()) expect((await sendRequest(url + path, { headers })).status, path).toBe(200)
}

/** Requests lists that were never requested before, so that each must be read from the database. */
function createSearcher(): Client {
  let count = 0
  return async (url) => {
    const path = uncachedList(++count)
    const response = await sendRequest(url + path, { headers: { accept: 'text/html' } })
    if (response.status === 503) expect(response.headers['retry-after'], path).toMatch(/^\d+$/)
    if (response.status !== 200) throw new UnexpectedResponse(path, response)
  }
}

test('while PostgreSQL restarts, cached pages are served, and other requests get 503 with Retry-After', async () => {
  await cachePages()
  const load = startSteadyLoad(nginx.url, {
    cached: [createReader(pages()), createReader(pages().toReversed()), createReader(['/'])],
    searches: [createSearcher(), createSearcher()],
  })
  await waitForProgress(load, ['cached', 'searches'])
  await postgres.interrupt()
  await sleep(outage)
  await postgres.resume()
  await expectHealthy(running.servers.urls)
  await waitForProgress(load, ['cached', 'searches'])
  await load.end()
  console.log(`One restart. ${load.summary()}`)

  expect(load.failures('cached')).toEqual([])
  expect(load.failures('searches').length).toBeGreaterThan(0)
  for (const { status, text } of load.failures('searches')) {
    expect(status, text).toBe(503)
    // This is the application's message, not the one that nginx sends when no server responds.
    expect(text).toContain('Възникна')
  }
})

test('both servers are restarted one after the other, and no request fails', async () => {
  const load = startSteadyLoad(nginx.url, {
    cached: [createReader(pages()), createReader(['/'])],
    searches: [createSearcher()],
  })
  for (const index of [0, 1]) {
    await waitForProgress(load, ['cached', 'searches'])
    await running.servers.end(index, 'SIGTERM')
    await waitForProgress(load, ['cached', 'searches'])
    await running.servers.start(index)
  }
  await waitForProgress(load, ['cached', 'searches'])
  await load.end()
  console.log(`Two planned restarts. ${load.summary()}`)
  expect([...load.failures('cached'), ...load.failures('searches')]).toEqual([])
})

test('when no server responds, nginx sends a Bulgarian page with Retry-After', async () => {
  const none = await startNginx({ upstream: 'http://localhost:1' })
  const { status, headers, text } = await sendRequest(`${none.url}/`)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
  expect(text).toContain('Сайтът временно не е достъпен')
  await none.stop()
})

test('an ACME challenge is served over plain HTTP, and a renewed certificate is used without a restart', async () => {
  const { challenges, certificates } = nginx.folders
  const folder = join(challenges, '.well-known/acme-challenge')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'token'), 'proof')
  const challenge = await sendRequest(`${nginx.plainUrl}/.well-known/acme-challenge/token`)
  expect([challenge.status, challenge.text]).toEqual([200, 'proof'])
  expect((await sendRequest(`${nginx.plainUrl}/apartments?floor=3`)).headers.location).toBe(
    'https://localhost/apartments?floor=3',
  )

  const before = await shownCertificate()
  const next = join(certificates, 'next')
  makeCertificate(next)
  // certbot runs deploy/nginx/use-certificate with RENEWED_LINEAGE after it has renewed a certificate.
  const env = {
    ...process.env,
    RENEWED_LINEAGE: next,
    CERTIFICATES: certificates,
    RELOAD: nginx.reloadCommand,
  }
  execFileSync('sh', ['deploy/nginx/use-certificate'], { env })
  await expect.poll(shownCertificate, { timeout: 30_000 }).not.toBe(before)
  expect((await sendRequest(`${nginx.url}/`)).status).toBe(200)
})

function shownCertificate(): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(nginx.url)
    const line = connect({ host, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(line.getPeerCertificate().fingerprint256)
      line.destroy()
    })
    line.once('error', reject)
  })
}

test('with the micro-cache, nginx caches only responses that are the same for everybody', async () => {
  const requested = new Map<string, number>()
  const application = createServer(({ url = '' }, response) => {
    requested.set(url, (requested.get(url) ?? 0) + 1)
    response.writeHead(200, { 'cache-control': url === '/private' ? 'no-store' : 'no-cache' }).end(url)
  })
  await once(application.listen(0), 'listening')
  const { port } = application.address() as AddressInfo
  const cached = await startNginx({ upstream: `http://localhost:${port}`, microCache: true })
  const times = 30
  const requestOften = async (path: string, headers: Record<string, string> = {}) => {
    for (let time = 0; time < times; time++)
      expect((await sendRequest(cached.url + path, { headers })).text).toBe(path)
    return requested.get(path)
  }
  expect(await requestOften('/private')).toBe(times)
  expect(await requestOften('/apartments.data')).toBe(times)
  expect(await requestOften('/signed-in', { cookie: 'sgrada.session_token=x' })).toBe(times)
  expect(await requestOften('/apartments')).toBeLessThan(times)
  await cached.stop()
  application.close()
})
