import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { allowedMethods, rejectUnknownMethod } from './allowed-methods.ts'

const rejectUnknownMethodApp = new Hono()
rejectUnknownMethodApp.use(rejectUnknownMethod)
rejectUnknownMethodApp.all('*', (c) => c.text('here'))

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s reaches the pages', async (method) => {
  expect((await rejectUnknownMethodApp.request('/', { method })).status).toBe(200)
})

test.each(['PROPFIND', 'QUERY', 'FOO'])('%s does not, and people read why', async (method) => {
  const response = await rejectUnknownMethodApp.request('/', { method, headers: { Accept: 'text/html' } })
  expect(response.status).toBe(405)
  expect(await response.text()).toContain('Този вид заявка не се приема.')
})

const app = new Hono<AppEnv>()
app.use(allowedMethods)
app.post('/file', (c) => c.json({ message: 'Unexpected Server Error' }, 405))
app.post('/packed', (c) => c.json({ message: 'Unexpected' }, 405, { 'Content-Encoding': 'gzip' }))
app.post('/upload', (c) => c.body(null, 405, { Allow: 'PUT, DELETE' }))
app.get('/file', (c) => c.json({ here: true }))

const ask = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init)
  return [response.status, response.headers.get('Allow'), await response.text()]
}

test('what can only be read says so, to programs in a word and to people in Bulgarian', async () => {
  expect(await ask('/file', { method: 'POST' })).toEqual([405, 'GET, HEAD', 'Method not allowed'])
  const forPeople = await ask('/file', { method: 'POST', headers: { Accept: 'text/html' } })
  expect(forPeople).toEqual([405, 'GET, HEAD', expect.stringContaining('Този вид заявка не се приема.')])
})

test('the word is not said to be compressed, as what it stands for was', async () => {
  const response = await app.request('/packed', { method: 'POST' })
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([
    null,
    'Method not allowed',
  ])
})

test('whoever says what it takes is left alone, and so is every other answer', async () => {
  expect(await ask('/upload', { method: 'POST' })).toEqual([405, 'PUT, DELETE', ''])
  expect(await ask('/file')).toEqual([200, null, '{"here":true}'])
})
