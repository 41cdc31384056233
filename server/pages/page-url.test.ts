import { expect, test } from 'vitest'
import { createPageUrlParser, createPublicRoutes } from './page-url.ts'

const route = {
  pattern: '/apartments',
  shows: ['apartments' as const],
  query: { floor: ['1', '2'], dir: ['desc'], apartment: /^[\w-]{1,4}$/, type: /^\w{1,6}$/ },
  repeated: ['type'],
  ids: ['root', 'layout', 'page'],
  unknownPath: undefined,
}
const unknown = { ...route, pattern: '/*', unknownPath: '/404' }
const parsePageUrl = createPageUrlParser((path) => {
  if (path.startsWith('/no')) return unknown
  return path === '/apartments' || path === '/' ? route : undefined
})

test.each([
  ['/apartments', '/apartments'],
  ['/apartments?', '/apartments'],
  ['/apartments?dir=desc&floor=2', '/apartments?floor=2&dir=desc'],
  ['/apartments?fbclid=x&floor=1', '/apartments?floor=1'],
  ['/apartments?apartment=a-1', '/apartments?apartment=a-1'],
  ['/apartments.data?floor=1', '/apartments.data?floor=1'],
  ['/apartments.data?_routes=layout%2Cpage', '/apartments.data?_routes=layout%2Cpage'],
  ['/apartments?_routes=layout', '/apartments'],
  ['/apartments?floor=3', '/apartments'],
  ['/apartments?floor=&dir=desc', '/apartments?dir=desc'],
  ['/apartments?floor=1&floor=2', '/apartments?floor=1'],
  ['/apartments?apartment=longer', '/apartments'],
  ['/apartments?type=two&type=one&type=two&floor=1&type=toolong', '/apartments?floor=1&type=one&type=two'],
  ['/no-such-page?a=1', '/404'],
  ['/nothing/here.data', '/404.data'],
  ['/_.data', '/_.data'],
])('%s is cached as %s', (url, cached) => {
  for (const _ of ['parsed', 'cached']) expect(parsePageUrl(url)?.url).toBe(cached)
})

test.each([
  '/apartments?a=%00',
  `/apartments?${'a&'.repeat(101)}`,
  `/apartments?${'a'.repeat(4001)}`,
  '/apartments.data?_routes=page,layout',
  '/apartments.data?_routes=other',
  '/apartments.data?_routes=page&_routes=page',
  '/elsewhere',
  'http://localhost/apartments',
  '*',
  '',
])('%j is left to the application', (url) => {
  for (const _ of ['parsed', 'cached']) expect(parsePageUrl(url)).toBeUndefined()
})

test('the URL of a page and that of its data differ in kind', () => {
  expect([parsePageUrl('/')?.kind, parsePageUrl('/_.data')?.kind]).toEqual(['page', 'data'])
})

const handle = { shows: ['apartments'] }
const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'site', parentId: 'root', path: ':lang?', handle },
    { id: 'page', parentId: 'site', path: 'apartments/:id', handle },
    { id: 'missing', parentId: 'site', path: '*', handle },
    { id: 'admin', parentId: 'root', path: 'admin', handle },
  ].map(({ handle, ...route }) => [route.id, { ...route, module: { handle } }]),
)

test('a path is matched against the routes once, and paths of no page share one match', () => {
  const find = createPublicRoutes(routes as never)
  const found = find('/apartments/1')
  expect(found).toMatchObject({ pattern: '/apartments/:id', ids: ['root', 'site', 'page'] })
  expect(find('/apartments/1')).toBe(found)
  expect(find('/apartments/2')).toEqual(found)
  expect(find('/de/apartments/1')?.ids).toEqual(found?.ids)
  expect(find('/nothing')).toMatchObject({ unknownPath: '/404' })
  expect(find('/elsewhere')).toBe(find('/nothing'))
  expect(find('/admin')).toBeUndefined()
})

test('however many paths are asked for, each is found', () => {
  const find = createPublicRoutes(routes as never)
  for (let id = 0; id < 5000; id++) expect(find(`/apartments/${id}`)?.pattern).toBe('/apartments/:id')
})
