import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRunningSite } from '../publish-site.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { exchange } from './malformed/exchange.ts'

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

/** Sends the lines of a head, and a body, exactly as written. */
const sendLines = (lines: string[], body = '') =>
  exchange(Number(new URL(server.url).port), {
    bytes: Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`, 'latin1'),
    what: lines[0] ?? '',
    hangsUp: false,
    signedIn: false,
  })

const posted = (path: string, headers: string[], body = 'name=a') => {
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${new URL(server.url).host}`, ...headers]
  return sendLines([...lines, `Content-Length: ${body.length}`], body)
}

const form = 'Content-Type: application/x-www-form-urlencoded'

test('a form whose Origin has our host and another scheme or port is refused as one from elsewhere', async () => {
  const { host, hostname } = new URL(server.url)
  const origins = [
    `https://${host}`,
    `ftp://${host}`,
    `http://${hostname}`,
    `http://${hostname}:1`,
    '://',
    '',
  ]
  for (const path of ['/contact', '/contact.data', '/alerts', '/admin/login', '/robots.txt'])
    for (const origin of origins)
      expect((await posted(path, [form, `Origin: ${origin}`])).status, `${path} from ${origin}`).toBe(403)
  for (const origin of [`http://${host}`, `HTTP://${host}/`])
    expect((await posted('/admin/login', [form, `Origin: ${origin}`])).status).toBe(400)
  const overTls = [form, 'X-Forwarded-Proto: https', `Origin: https://${host}`]
  expect((await posted('/admin/login', overTls)).status).toBe(400)
})

test('several Host headers get 400, wherever the request leads', async () => {
  for (const path of ['/', '/apartments', '/live', '/health', '/assets/none.js', '/contact.data'])
    for (const other of ['example.com', 'localhost'])
      expect((await sendLines([`GET ${path} HTTP/1.1`, 'Host: localhost', `hOST: ${other}`])).status).toBe(
        400,
      )
})

/** Every path with every value: what routers, frameworks and proxies read from requests. */
const strangeHeaders = [
  'X-React-Router-Prerender-Data: %00',
  'X-React-Router-SPA-Mode: yes',
  'X-React-Router-Reload-Document: true',
  'X-Remix-Response: yes',
  'rsc-action-id: x',
  'X-HTTP-Method-Override: DELETE',
  'X-Forwarded-Host: a b',
  'X-Forwarded-Proto: gopher',
  'X-Forwarded-For: , unknown, [::',
  'Forwarded: for="_x";proto=ht tp',
  'X-Original-URL: /admin',
  'Cookie: =; sgrada.session_token=%; __Host-sgrada.session_token="; a=\xff',
  'Cookie: better-auth.session_token=a.b; sgrada.two_factor=%00.%ff; sgrada.session_data={',
  'Authorization: Basic %',
  'Accept: */*;q=x, text/html;level',
  'Accept-Encoding: br;q=,gzip;q=0;q=1',
  'Accept-Language: -, *;q=x',
  'Range: bytes=9-1,-,0-',
  'If-None-Match: W/", *',
  'If-Modified-Since: never',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Purpose: prefetch',
  'Sec-Fetch-Site: same-origin',
  'X-Upload-Id: %',
]
const strangePaths = [
  '/',
  '/?index&index=1&_routes=',
  '/_.data?_routes=root,root',
  '/_root.data',
  '/.data',
  '/contact.data?_routes=public%2Fcontact%2Froute',
  '/contact.data?_routes=%E0%A4%A',
  '/contact?index',
  '/alerts/none.data?_routes=,',
  '/apartments.data.data?_routes=x&_routes=y',
  '/apartments/__proto__.data',
  '/compare?ids=%E0%A4%A&ids=constructor',
  '/favourites.data?ids[]=1&compare=%ff',
  '/__manifest?p=%2Fadmin&paths=%',
  '/__manifest',
  '/feed.xml?key=%',
  '/calendar/%20.ics',
  '/files/%2e%2e%2f',
  '/files/media/a.jpg?w=-1',
  '/previews/none.jpg',
  '/previews/apartments/constructor.jpg',
  '/price-list.pdf?floor=%ff',
  '/live?x',
  '/health?x',
  '/metrics',
  '/admin',
  '/admin.data?_routes=admin%2Flayout',
  '/admin/login.data?_routes=x',
  '/admin/login/code',
  '/admin/password?key=%ff',
  '/admin/uploads/media',
  '/admin/import.data',
  '/admin/none',
  '//example.com/',
  '/\\example.com',
  '/;a=b',
  'http://example.com/',
  'http://%/',
  '*',
]
const strangeTypes = [
  'Content-Type: text/x-script',
  'Content-Type: application/json',
  'Content-Type: text/plain; charset=none',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=""',
  'Content-Type: \xff',
  form,
]

test('no request that a stranger sends writes an error into the log', async () => {
  const host = `Host: ${new URL(server.url).host}`
  const sent: (() => Promise<unknown>)[] = []
  for (const path of strangePaths) {
    for (const header of strangeHeaders) sent.push(() => sendLines([`GET ${path} HTTP/1.1`, host, header]))
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
      sent.push(() => sendLines([`${method} ${path} HTTP/1.1`, host]))
    for (const type of strangeTypes)
      for (const body of ['[{"_1":2},"a"]', '--b\r\nContent', '__proto__=1&a[0]=%ff', ''])
        sent.push(() => posted(path, [type], body))
    sent.push(() => sendLines([`GET ${path} HTTP/1.1`, host, 'Content-Length: 3'], 'abc'))
    sent.push(() =>
      sendLines([`POST ${path} HTTP/1.1`, host, 'Transfer-Encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'),
    )
    for (const strangeHost of ['', 'a b', '[::1', 'example.com:99999', '@', 'a/b'])
      sent.push(() => sendLines([`GET ${path} HTTP/1.1`, `Host: ${strangeHost}`]))
  }
  const before = logLines().length
  const next = async (): Promise<void> => {
    for (let send = sent.pop(); send; send = sent.pop()) await send()
  }
  await Promise.all(Array.from({ length: 16 }, next))
  expect((await sendRaw('/health')).status).toBe(200)
  await expect.poll(() => logLines().at(-1)).toContain('/health')
  const errors = logLines()
    .slice(before)
    .filter((line) => JSON.parse(line).level >= 50)
  expect(errors).toEqual([])
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
