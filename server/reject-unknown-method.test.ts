import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rejectUnknownMethod } from './reject-unknown-method.ts'

const app = new Hono()
app.use(rejectUnknownMethod)
app.all('*', (c) => c.text('here'))

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s reaches the pages', async (method) => {
  expect((await app.request('/', { method })).status).toBe(200)
})

test.each(['PROPFIND', 'QUERY', 'FOO'])('%s does not, and people read why', async (method) => {
  const response = await app.request('/', { method, headers: { Accept: 'text/html' } })
  expect(response.status).toBe(405)
  expect(await response.text()).toContain('Този вид заявка не се приема.')
})
