import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalRedirect } from './canonical-redirect.ts'

const app = new Hono().use(canonicalRedirect).all('*', (c) => c.text(c.req.path))

async function leadsTo(url: string, method = 'GET') {
  const response = await app.request(new Request(`http://localhost${url}`, { method }))
  return [response.status, response.headers.get('Location')]
}

test.each([
  ['/apartments/', '/apartments'],
  ['//apartments', '/apartments'],
  ['/apartments//x', '/apartments/x'],
  ['/apartments/?floor=3', '/apartments?floor=3'],
  ['//apartments///?floor=3&sort=price', '/apartments?floor=3&sort=price'],
  ['/admin/contacts/', '/admin/contacts'],
  ['//', '/'],
  ['//?a=//b', '/?a=//b'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/APARTMENTS?floor=3', '/apartments?floor=3'],
  ['/%61partments', '/apartments'],
  ['/Apartments/AbC', '/apartments/AbC'],
  ['/няма/', `/${encodeURIComponent('няма')}`],
])('%s redirects to %s', async (second, one) => {
  const isOne = second === one
  for (const method of ['GET', 'HEAD'])
    expect(await leadsTo(second, method)).toEqual(isOne ? [200, null] : [308, one])
})

test.each([
  '/',
  '/?floor=/',
  '/apartments',
  '/apartments?a=//b/',
  '/_.data',
  '/apartments//x.data',
  '//_.data',
])('%s is not redirected', async (url) => {
  expect(await leadsTo(url)).toEqual([200, null])
})

test('a POST is not redirected: old browsers would lose its body', async () => {
  expect(await leadsTo('/contact/', 'POST')).toEqual([200, null])
})
