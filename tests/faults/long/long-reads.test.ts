import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growDatabase, namedInHistory } from '../../large-database.ts'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'

let site: Site
let server: ServerProcess
beforeAll(async () => {
  site = await arrangeSite()
  await site.withBackend((backend) => growDatabase(backend))
  server = await startServer(site.folder)
}, 600_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  await site.remove()
})

/** Data requests of the screens that the sales team opens most. */
const reads = {
  'people-data, by e-mail': `/admin/people-data.data?q=${namedInHistory}`,
  'people-data, by phone': '/admin/people-data.data?q=0888123456',
  history: '/admin/history.data',
  'history, the last page': '/admin/history.data?page=200',
  'history of one person': '/admin/history.data?person=user3',
  'history of a field that nobody changed': '/admin/history.data?field=images',
  enquiries: '/admin/contacts.data?q=%D1%89%D1%8A',
}

/** Screens of the admin area as rendered pages, which is how they open by their URL. */
const pages = ['/admin/history', '/admin/apartments', '/admin/apartments?page=26', '/admin/grid', '/admin']

/**
 * Sends a request every ten milliseconds, whether or not the previous one is finished, and returns how long
 * each took.
 */
async function watchVisitors(until: Promise<unknown>): Promise<number[]> {
  const waited: Promise<number>[] = []
  let isOver = false
  until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const started = performance.now()
    const responded = sendRequest(server.url).then(({ status }) => {
      expect(status).toBe(200)
      return performance.now() - started
    })
    waited.push(responded)
    await sleep(10)
  }
  return Promise.all(waited)
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

async function open(path: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const { status, bytes } = await sendRequest(server.url + path, { headers: { cookie: site.cookie } })
  expect([path, status]).toEqual([path, 200])
  return { ms: performance.now() - started, bytes: bytes.length }
}

test('with a million changes, visitors do not wait for long reads of the sales team', async () => {
  await sendRequest(server.url)
  for (const path of Object.values(reads)) await open(path)
  const idle = quantile(await watchVisitors(sleep(10_000)), 0.99)
  for (const [name, path] of Object.entries(reads)) {
    const opened = (async () => {
      const end = performance.now() + 5_000
      const took: number[] = []
      while (performance.now() < end) {
        took.push((await open(path)).ms)
        await sleep(500)
      }
      return quantile(took, 0.5)
    })()
    const waited = await watchVisitors(opened)
    const p99 = quantile(waited, 0.99)
    const summary = `${name}: ${(await opened).toFixed(0)} ms; visitors' p99 ${p99.toFixed(1)} ms, ${(p99 / idle).toFixed(1)} times idle (${idle.toFixed(1)} ms), longest ${Math.max(...waited).toFixed(0)} ms`
    console.log(summary)
    // The limit is one second. A machine without other work stays within three times the idle time, which is
    // logged.
    expect(Math.max(...waited), summary).toBeLessThan(1000)
  }
})

test('a page of thousands of apartments is small, and is sent within a second', async () => {
  for (const path of pages) {
    await open(path)
    const { ms, bytes } = await open(path)
    console.log(`${path}: ${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} KB`)
    expect(ms, path).toBeLessThan(path === '/admin/grid' ? 2000 : 1000)
  }
})
