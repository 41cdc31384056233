import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { compression, preferredEncoding } from './compression.ts'

const headers = { 'Content-Type': 'text/csv' }

function respondWith(body: ReadableStream | string, more: Record<string, string> = {}) {
  const app = new Hono()
  app.use(compression)
  app.get('/', () => new Response(body, { headers: { ...headers, ...more } }))
  return app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
}

test('a body that fails midway ends the response, and affects no other', async () => {
  const lines = new ReadableStream({
    pull: () => {
      throw new Error('no database')
    },
  })
  await expect((await respondWith(lines)).text()).rejects.toThrow()
})

test('a client that disconnects cancels the source of the body', async () => {
  const left = vi.fn()
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(crypto.getRandomValues(new Uint8Array(50_000))),
    cancel: left,
  })
  const reader = ((await respondWith(endless)).body as ReadableStream).getReader()
  await reader.read()
  await reader.cancel()
  await vi.waitFor(() => expect(left).toHaveBeenCalled(), 60_000)
})

test.each([
  [{}, 'Accept-Encoding'],
  [{ Vary: 'Accept-Encoding', 'Content-Encoding': 'br' }, 'Accept-Encoding'],
  [{ Vary: 'Accept' }, 'Accept, Accept-Encoding'],
])('a response with %o has the Vary header %s once', async (more, vary) => {
  expect((await respondWith('a,b', more)).headers.get('Vary')).toBe(vary)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP ;q=1', 'gzip'],
  ['br; q = 0, gzip; q = 0.5', 'gzip'],
  ['br;q=0.000', undefined],
  ['br;q=0.001', 'br'],
  ['broken, x-gzip', undefined],
  ['', undefined],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('a compressed response does not keep the length that it had before', async () => {
  const { headers } = await respondWith('a,b', { 'Content-Length': '3' })
  expect([headers.get('Content-Encoding'), headers.get('Content-Length')]).toEqual(['gzip', null])
})
