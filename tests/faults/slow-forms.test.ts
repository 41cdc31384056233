import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../server-process.ts'
import { sendRequest } from './send-request.ts'
import { administrator, arrangeSite, type Site } from './site.ts'
import { sendSlowForms } from './slow-forms.ts'
import { openConnection, uncachedList } from './storms.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-slow-'))
let site: Site
let server: ServerProcess

beforeAll(async () => {
  site = await arrangeSite({ folder })
  server = await startServer(folder, { TRUST_PROXY: '1' })
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  await site.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** More than the render queue has places for, from networks that each stay below their own limit. */
const attack = { networks: 14, connections: 60 }

const get = async (path: string, ip: string, cookie = '') =>
  (await sendRequest(server.url + path, { headers: { 'X-Forwarded-For': ip, cookie } })).status

const signIn = async (ip: string) => {
  const response = await fetch(`${server.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': ip, Origin: server.url },
    body: new URLSearchParams(administrator),
  })
  return response.status
}

test('while 14 networks send forms that never end, visitors, staff and their own neighbours get their pages', async () => {
  for (const path of ['/contact', '/admin/login', '/compare']) {
    const slow = await sendSlowForms({ ...attack, url: server.url, path })
    for (const [turn, ip] of ['203.0.113.9', '198.18.3.250'].entries()) {
      expect(await get('/', ip)).toBe(200)
      expect(await get(uncachedList(turn), ip)).toBe(200)
      expect(await get(`/compare?ids=${site.building.apartmentId}`, ip)).toBe(200)
      expect(await signIn(ip)).toBe(302)
      expect(await get('/health', ip)).toBe(200)
      expect(await get('/admin/apartments', ip, site.cookie)).toBe(200)
    }
    expect(slow.statuses.filter((status) => status !== 503)).toEqual([])
    slow.stop()
  }
})

test('what is waiting of one address gives way to a form of another, and gets 503 with Retry-After', async () => {
  const half = 'x'.repeat(1024 * 1024)
  const sockets = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = await openConnection(server.url)
      const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
      const head = `POST /contact HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nX-Forwarded-For: 198.51.100.1\r\n`
      socket.write(`${head}Content-Length: ${half.length}\r\n\r\nname=`)
      return { socket, answer }
    }),
  )
  const answers = await Promise.race(sockets.map(({ answer }) => answer))
  expect(answers).toContain('HTTP/1.1 503')
  expect(answers.toLowerCase()).toContain('retry-after: 5')
  expect(await signIn('198.51.100.2')).toBe(302)
  for (const { socket } of sockets) socket.destroy()
})

test('a client that leaves while its form arrives is no error', async () => {
  const slow = await sendSlowForms({ url: server.url, networks: 1, connections: 5, path: '/contact' })
  slow.stop()
  expect(await get('/', '203.0.113.9')).toBe(200)
  expect(server.output()).not.toContain('"level":50')
})

test('a spreadsheet with 100,000 parts is refused before anything parses them', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const response = await fetch(`${server.url}/admin/import`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=b',
      Origin: server.url,
      cookie: site.cookie,
    },
    body: `${part.repeat(100_000)}--b--\r\n`,
  })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Файлът не пристигна цял')
})
