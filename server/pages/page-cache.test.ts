import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { createLive } from '../../backend/live/live.ts'
import { createNewestVersions } from '../../backend/live/newest-versions.ts'
import { jobActor } from '../../domain/record/actor.ts'
import {
  ClientsLeft,
  createRenderQueue,
  type Presence,
  type QueueSlot,
  type RenderQueue,
} from '../rendering/render-queue.ts'
import type { CachedPage } from './cached-page.ts'
import { createPageCache, type PageCache, type PageRequest, type Rendered } from './page-cache.ts'
import type { PageUrl } from './page-url.ts'

let folder: string
let db: Database
let pages: PageCache
let queue: RenderQueue
let now: number
let report: ReturnType<typeof vi.fn<(message: string) => void>>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-pages-'))
  now = 0
  report = vi.fn()
  queue = createRenderQueue()
  const engine = openSqlite(join(folder, 'pages.sqlite'))
  await migrate(engine)
  const live = createLive()
  db = createDatabase(engine, live.publish, jobActor('test'))
  const clock = () => now
  pages = createPageCache(createNewestVersions(db, live, { now: clock, report }), clock)
})

afterEach(async () => {
  await db.close().catch(() => {})
  rmSync(folder, { recursive: true })
})

const route = {
  pattern: '/apartments',
  shows: ['apartments' as const],
  query: {},
  repeated: [],
  ids: [],
  unknownPath: undefined,
}
const pageUrl = (kind: PageUrl['kind'] = 'page'): PageUrl => ({
  kind,
  url: '/apartments',
  route,
  isUnknown: false,
})

/** A client that waits for the page, and may disconnect. */
function asking(render: PageRequest['render'], key = 'a network') {
  const presences: Presence[] = []
  const client = { lane: 'visitors' as const, key, group: key }
  return {
    admit() {
      const slot = queue.admit(client)
      presences.push(slot)
      return slot
    },
    join: (slot: QueueSlot) => void presences.push(slot.join(client)),
    render,
    leave: () => presences.forEach(({ leave }) => void leave()),
  }
}

function rendered(
  text: string,
  change: Partial<Rendered> & { headers?: Record<string, string> } = {},
): Rendered {
  const headers = new Headers({ 'Cache-Control': 'no-cache', ETag: `W/"${text}"`, ...change.headers })
  return {
    page: { status: 200, headers, content: Buffer.from(text) },
    failed: false,
    incomplete: false,
    ...change,
  }
}

async function get(
  text: string,
  { kind, ...change }: Parameters<typeof rendered>[1] & { kind?: PageUrl['kind'] } = {},
) {
  const render = vi.fn(async () => rendered(text, change))
  const got = await pages.get('key', pageUrl(kind), asking(render))
  return [
    'page' in got ? (await pages.body('key', got.page, 'plain')).toString() : await textOf(got.uncacheable),
    got.outcome,
  ]
}

const textOf = async (page: Rendered['page']) =>
  page instanceof Response ? page.text() : String(page.content)
const change = () => db.write('apartments', async () => {})

test('a page is rendered once, and again after a change of what it shows', async () => {
  expect(await get('first')).toEqual(['first', 'miss'])
  expect(await get('unneeded')).toEqual(['first', 'hit'])
  await db.write('stores', async () => {})
  expect(await get('unneeded')).toEqual(['first', 'hit'])
  await change()
  expect(await get('second')).toEqual(['second', 'miss'])
})

test('while the new page renders, the old one is sent, for at most a second after it was current', async () => {
  await get('old')
  now = 100
  expect(await get('unneeded')).toEqual(['old', 'hit'])
  await change()
  const rendering = Promise.withResolvers<Rendered>()
  const first = pages.get(
    'key',
    pageUrl(),
    asking(() => rendering.promise),
  )
  await vi.waitFor(async () => expect(await get('unneeded')).toEqual(['old', 'stale']), 60_000)
  now = 1100
  const late = get('unneeded')
  rendering.resolve(rendered('new'))
  expect((await first).outcome).toBe('miss')
  expect((await late)[0]).toBe('new')
})

test('data requests wait for the new version: the page that sends them knows of the change', async () => {
  await get('old', { kind: 'data' })
  await change()
  const rendering = Promise.withResolvers<Rendered>()
  const first = pages.get(
    'key',
    pageUrl('data'),
    asking(() => rendering.promise),
  )
  const second = get('unneeded', { kind: 'data' })
  rendering.resolve(rendered('new'))
  await first
  expect((await second)[0]).toBe('new')
})

test('a rendering that takes longer than a second is not shared by later requests', async () => {
  await get('old')
  await change()
  const rendering = Promise.withResolvers<Rendered>()
  const render = vi.fn(() => rendering.promise)
  const first = pages.get('key', pageUrl(), asking(render))
  await vi.waitFor(() => expect(render).toHaveBeenCalled(), 60_000)
  now = 1001
  await change()
  const late = get('newest')
  rendering.resolve(rendered('new'))
  await first
  expect(await late).toEqual(['newest', 'miss'])
})

test('a small page does not hold the large buffer that it was made in', async () => {
  const page = await cachedAndCompressed('small')
  // Of a compressed page nothing else is kept until somebody asks for it.
  expect(Object.keys(page.bodies)).toEqual(['br'])
  await pages.body('key', page, 'gzip')
  await pages.body('key', page, 'plain')
  expect(Object.keys(page.bodies)).toHaveLength(3)
  for (const body of Object.values(page.bodies)) expect(body.buffer.byteLength).toBe(body.length)
})

const longText = Array.from(
  { length: 2000 },
  (_, n) => `Apartment ${(n * 7919) % 1009} of floor ${n % 9}`,
).join(', ')

test('a page that is requested again is recompressed in the background, and is the same', async () => {
  const compressed = await cachedAndCompressed(longText)
  const sizeBefore = compressed.bodies.br?.length ?? 0
  pages.recompress('key', compressed)
  await vi.waitFor(() => expect(cached()).not.toBe(compressed), 60_000)
  const { br } = cached().bodies
  expect(br?.length).toBeLessThan(sizeBefore)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(longText)
  expect(await get('unneeded')).toEqual([longText, 'hit'])
})

test('a page that changes while it is recompressed does not come back', async () => {
  const old = await cachedAndCompressed(longText)
  pages.recompress('key', old)
  await change()
  await get('new')
  // Pages are recompressed one at a time, so the old page is finished when the new one is recompressed.
  const packNew = () => {
    pages.recompress('key', cached())
    expect(cached().isRecompressed).toBe(true)
  }
  await vi.waitFor(packNew, 60_000)
  expect(await get('unneeded')).toEqual(['new', 'hit'])
})

async function cachedAndCompressed(text: string): Promise<CachedPage> {
  await get(text)
  await pages.body('key', cached(), 'br')
  return cached()
}

function cached(): CachedPage {
  const found = pages.find('key', 'page')
  if (!found) throw new Error('It is not cached')
  return found.page
}

test('a page with a missing part is cached for ten seconds', async () => {
  await get('bare', { incomplete: true })
  now = 10_000
  expect(await get('unneeded')).toEqual(['bare', 'hit'])
  now = 10_001
  expect(await get('whole')).toEqual(['whole', 'miss'])
})

test.each([
  ['failed in part', { failed: true }],
  ['sets a cookie', { headers: { 'Set-Cookie': 'a=1' } }],
  ['must not be cached', { headers: { 'Cache-Control': 'no-store' } }],
  ['is not a page', { page: new Response('no', { status: 404 }) }],
])('a response that %s is not cached', async (_, kind) => {
  expect((await get('first', kind))[1]).toBe('uncacheable')
  expect(await get('second')).toEqual(['second', 'miss'])
})

test('a failed rendering fails for the request that began it; those that waited render again', async () => {
  const first = pages.get(
    'key',
    pageUrl(),
    asking(() => Promise.reject(new Error('no'))),
  )
  const second = get('mended')
  await expect(first).rejects.toThrow('no')
  expect(await second).toEqual(['mended', 'uncacheable'])
  expect(await get('third')).toEqual(['third', 'miss'])
})

test('while the database is unavailable, visitors get cached pages, and the log says so once', async () => {
  await get('old')
  await db.close()
  for (now of [2000, 4000, 6000]) expect((await get('unneeded'))[0]).toBe('old')
  expect(report).toHaveBeenCalledTimes(1)
})

test('a page is rendered while one client waits for it, and not once all have disconnected', async () => {
  const render = vi.fn(async () => rendered('page'))
  const [first, second] = [asking(render), asking(render, 'another network')]
  const rendering = pages.get('key', pageUrl(), first)
  const shared = pages.get('key', pageUrl(), second)
  first.leave()
  expect((await rendering).outcome).toBe('miss')
  expect((await shared).outcome).not.toBe('uncacheable')
  expect(render).toHaveBeenCalledTimes(1)
  await change()
  const [third, fourth] = [asking(render), asking(render, 'another network')]
  const left = [third, fourth].map((client) => pages.get('key', pageUrl(), client))
  await vi.waitFor(() => expect(queue.waiting().visitors).toBe(1))
  third.leave()
  fourth.leave()
  for (const each of left) each.catch(() => {})
  await expect(left[0]).rejects.toThrow(ClientsLeft)
  expect(render).toHaveBeenCalledTimes(1)
})

test('one page for all unknown URLs is cached, with its status', async () => {
  const missing = {
    page: { status: 404, headers: new Headers({ 'Cache-Control': 'no-cache' }), content: Buffer.from('no') },
  }
  const unknown = { ...pageUrl(), url: '/404', isUnknown: true }
  const ask = () =>
    pages.get(
      'none',
      unknown,
      asking(async () => rendered('', missing)),
    )
  expect((await ask()).outcome).toBe('miss')
  expect(await ask()).toMatchObject({ outcome: 'hit', page: { status: 404 } })
  expect(
    (
      await pages.get(
        'key',
        pageUrl(),
        asking(async () => rendered('', missing)),
      )
    ).outcome,
  ).toBe('uncacheable')
})
