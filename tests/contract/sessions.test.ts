import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { endOtherSessions } from '../../backend/data/users/sessions.ts'
import { openBackend } from '../../backend/open.ts'
import { signedIn } from '../an-agent.ts'
import { newMigratedFolder } from '../migrated-folder.ts'
import { serveApp } from './served-app.ts'

const administrator = { email: 'admin@example.com', password: 'sea-breeze' }
const folder = await newMigratedFolder('sgrada-sessions-')
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
const site = await serveApp(backend)

beforeAll(async () => {
  await backend.auth.setAdmin(administrator)
})
afterAll(async () => {
  await site.close()
  await backend.close()
  rmSync(folder, { recursive: true })
})

const overTls = { 'x-forwarded-proto': 'https' }

function request(path: string, headers: Record<string, string> = {}, form?: Record<string, string>) {
  const url = new URL(path, site.url)
  const origin = `${headers['x-forwarded-proto'] ?? 'http'}://${url.host}`
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return fetch(url, { ...sent, redirect: 'manual', headers: { origin, ...headers } })
}

/** The session's cookie of a Set-Cookie header, as a browser sends it. */
const sessionOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((cookie) => cookie.includes('session_token'))

const statusOf = async (cookie: string, headers = {}) =>
  (await request('/admin/account', { cookie, ...headers })).status

test('over TLS the cookie of a session is our host’s alone; plain http keeps its name', async () => {
  const secure = await request('/admin/login', overTls, administrator)
  expect(secure.status).toBe(302)
  const [cookie = ''] = sessionOf(secure)
  expect(cookie).toMatch(/^__Host-sgrada\.session_token=/)
  const line = secure.headers.getSetCookie().find((each) => each.startsWith(cookie)) ?? ''
  expect(line.split('; ').slice(1).toSorted()).toEqual(
    ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
  )
  expect(await statusOf(cookie, overTls)).toBe(200)
  const [plain = ''] = sessionOf(await request('/admin/login', {}, administrator))
  expect(plain).toMatch(/^sgrada\.session_token=/)
  expect(await statusOf(plain)).toBe(200)
  expect(sessionOf(await request('/admin/account', { cookie: plain }))).toEqual([])
})

test('a cookie from before the prefix is exchanged, and one that a neighbour sets does not count', async () => {
  const old = await signedIn(backend, administrator)
  const session = old.split('; ').find((each) => each.startsWith('sgrada.session_token=')) ?? ''
  const response = await request('/admin/account', { cookie: old, ...overTls })
  expect(response.status).toBe(200)
  expect(sessionOf(response)).toEqual([`__Host-${session}`, 'sgrada.session_token='])
  expect(await statusOf(`__Host-${session}`, overTls)).toBe(200)
  const tossed = await signedIn(backend, administrator)
  const both = await request('/admin/account', { cookie: `${tossed}; __Host-${session}`, ...overTls })
  expect([both.status, sessionOf(both)]).toEqual([200, []])
  await request('/admin/sign-out', { cookie: `${tossed}; __Host-${session}`, ...overTls }, {})
  expect(await statusOf(`__Host-${session}`, overTls)).toBe(302)
  expect(await statusOf(tossed)).toBe(200)
})

test('signing out clears the cookie and what the browser has cached', async () => {
  const [cookie = ''] = sessionOf(await request('/admin/login', overTls, administrator))
  const response = await request('/admin/sign-out', { cookie, ...overTls }, {})
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect(sessionOf(response)).toEqual(['__Host-sgrada.session_token='])
  expect(await statusOf(cookie, overTls)).toBe(302)
})

test.each(['signs out', 'is ended from another browser'])(
  'the live connections of a session that %s are cut, others stay',
  async (how) => {
    const [ended, staying] = [await signedIn(backend, administrator), await signedIn(backend, administrator)]
    const listen = async (cookie: string) => {
      const { body } = await request('/admin/live-changes', { cookie })
      const reader = body?.getReader()
      await reader?.read()
      return reader
    }
    const [cut, open] = [await listen(ended), await listen(staying)]
    if (how === 'signs out') await request('/admin/sign-out', { cookie: ended }, {})
    else {
      const user = await backend.auth.findUser(new Headers({ cookie: staying }))
      const token = backend.auth.sessionToken(staying) ?? ''
      await endOtherSessions(backend.db, user?.id ?? '', token)
    }
    while (!(await cut?.read())?.done) {}
    expect((await open?.read())?.done).toBe(false)
    await open?.cancel()
  },
)
