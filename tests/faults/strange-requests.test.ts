import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRunningSite } from '../publish-site.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-strange-'))
let server: ServerProcess

beforeAll(async () => {
  server = await startServer(join(folder, 'data'), { LOG_LEVEL: 'info', TRUST_PROXY: '1' })
  await publishRunningSite({ DATA_DIR: join(folder, 'data') })
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  rmSync(folder, { recursive: true })
})

interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends the path exactly as written, which no browser and no `fetch` would do. */
function sendRaw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpResponse> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await text(response),
      }),
    )
      .on('error', reject)
      .end()
  })
}

/** The log since the startup banner. */
const logLines = () =>
  server
    .output()
    .split('\n')
    .slice(
      server
        .output()
        .split('\n')
        .findIndex((line) => line.includes('Password')) + 1,
    )
    .filter((line) => line.trim() !== '')

const html = { Accept: 'text/html,*/*' }

test.each([
  '/apartments/%E0%A4%A',
  '/%',
  '/files/%ff',
  '/apartments/a%00b',
  '/apartments?floor=%00',
  `/${'a'.repeat(2000)}`,
  `/?${'q'.repeat(4001)}`,
  `/apartments?${Array(101).fill('a=1').join('&')}`,
])('a malformed URL gets 400 with a Bulgarian page, and one log line: %#', async (path) => {
  const before = logLines().length
  const { status, body, headers } = await sendRaw(path, html)
  expect([status, body]).toEqual([400, expect.stringContaining('<h1>Невалиден адрес</h1>')])
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(await sendRaw(path)).toMatchObject({ status: 400, body: 'Bad request' })
  await expect.poll(() => logLines().length).toBe(before + 2)
})

test('requests that the server itself refuses get a Bulgarian page', async () => {
  const foreign = await sendRaw('/contact', { ...html, Origin: 'https://example.com' }, 'POST')
  expect([foreign.status, foreign.body]).toEqual([403, expect.stringContaining('Заявката не е приета')])
  const missing = await sendRaw('/assets/none.js', html)
  expect([missing.status, missing.body]).toEqual([404, expect.stringContaining('Страницата не е намерена')])
  const long = await sendRaw('/contact', { ...html, 'Content-Length': '9000000' }, 'POST')
  expect([long.status, long.body]).toEqual([
    413,
    expect.stringContaining('Изпратените данни са твърде много'),
  ])
})

test.each(['/feed.xml', '/feed.json', '/price-list.pdf', '/apartments/none/card.pdf', '/robots.txt'])(
  'POST, PUT and DELETE of %s get 405 with the allowed methods',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, body, headers } = await sendRaw(path, {}, method)
      expect([status, body, headers.allow], method).toEqual([405, 'Method not allowed', 'GET, HEAD'])
    }
  },
)

test('a response below 500 is no error in the log, and every log line is JSON', async () => {
  expect((await sendRaw('/api/auth/sign-in/email', {}, 'POST')).status).toBe(405)
  expect((await sendRaw(`/${encodeURIComponent('няма')}`, html)).status).toBe(404)
  await expect.poll(() => logLines().some((line) => line.includes('"status":405'))).toBe(true)
  const entries = logLines().map((line) => JSON.parse(line) as { level: number })
  expect(entries.filter(({ level }) => level > 30)).toEqual([])
})

test('Strict-Transport-Security is sent over TLS only', async () => {
  const secure = await sendRaw('/privacy', { 'X-Forwarded-Proto': 'https' })
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await sendRaw('/privacy')).headers['strict-transport-security']).toBeUndefined()
})

test('a client with more live connections than allowed gets 429 with Retry-After', async () => {
  const { hostname, port } = new URL(server.url)
  const sockets = Array.from({ length: 50 }, () => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n')
    return socket
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
  const live = (ip: string) => sendRaw('/live', { 'X-Forwarded-For': ip }, 'GET')
  expect(await live('203.0.113.1')).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  for (const socket of sockets) socket.destroy()
  // The server learns a little later that they are gone.
  await expect
    .poll(async () => {
      const again = new AbortController()
      const { status } = await fetch(`${server.url}/live`, {
        headers: { 'X-Forwarded-For': '203.0.113.1' },
        signal: again.signal,
      })
      again.abort()
      return status
    })
    .toBe(200)
})
