import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { allowedMethods, rejectUnknownMethod } from './reject-request.ts'

const rejectUnknownMethodApp = new Hono()
rejectUnknownMethodApp.use(rejectUnknownMethod)
rejectUnknownMethodApp.all('*', (c) => c.text('here'))

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s reaches the pages', async (method) => {
  expect((await rejectUnknownMethodApp.request('/', { method })).status).toBe(200)
})

test.each(['PROPFIND', 'QUERY', 'FOO'])('%s gets 405 with an explanation', async (method) => {
  const response = await rejectUnknownMethodApp.request('/', { method, headers: { Accept: 'text/html' } })
  expect(response.status).toBe(405)
  expect(await response.text()).toContain('Този вид заявка не се приема.')
})

const app = new Hono<AppEnv>()
app.use(allowedMethods)
app.post('/file', (c) => c.json({ message: 'Unexpected Server Error' }, 405))
app.post('/compressed', (c) => c.json({ message: 'Unexpected' }, 405, { 'Content-Encoding': 'gzip' }))
app.post('/upload', (c) => c.body(null, 405, { Allow: 'PUT, DELETE' }))
app.post('/de/apartments', (c) => c.html('<h1>Unerwarteter Fehler</h1>', 405))
app.get('/file', (c) => c.json({ here: true }))

const send = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init)
  return [response.status, response.headers.get('Allow'), await response.text()]
}

test('a resource without actions responds 405: as plain text to programs, in Bulgarian to browsers', async () => {
  expect(await send('/file', { method: 'POST' })).toEqual([405, 'GET, HEAD', 'Method not allowed'])
  const forPeople = await send('/file', { method: 'POST', headers: { Accept: 'text/html' } })
  expect(forPeople).toEqual([405, 'GET, HEAD', expect.stringContaining('Този вид заявка не се приема.')])
})

test('the replaced body loses the Content-Encoding of the original one', async () => {
  const response = await app.request('/compressed', { method: 'POST' })
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([
    null,
    'Method not allowed',
  ])
})

test('a browser reads why a page or an upload refuses the method, in its language', async () => {
  const init = { method: 'POST', headers: { Accept: 'text/html' } }
  const page = await send('/de/apartments', init)
  expect(page).toEqual([
    405,
    'GET, HEAD',
    expect.stringContaining('Diese Art von Aufruf wird nicht angenommen.'),
  ])
  expect(page).not.toContainEqual(expect.stringContaining('Unerwarteter Fehler'))
  const upload = await send('/upload', init)
  expect(upload).toEqual([405, 'PUT, DELETE', expect.stringContaining('Този вид заявка не се приема.')])
})

test('a 405 with an Allow header and all other responses stay as they are', async () => {
  expect(await send('/upload', { method: 'POST' })).toEqual([405, 'PUT, DELETE', ''])
  expect(await send('/file')).toEqual([200, null, '{"here":true}'])
})
