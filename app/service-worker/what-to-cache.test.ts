import { describe, expect, test } from 'vitest'
import { hiddenSiteHeader } from '../urls.ts'
import {
  isCacheable,
  isGatewayError,
  isImage,
  isPage,
  isPageData,
  isShowroom,
  pageUrlOf,
  storedUrl,
} from './what-to-cache.ts'

const at = (url: string) => new URL(url, 'https://example.com')

describe('what is cached', () => {
  test.each(['/', '/apartments?floor=3', '/apartments/abc', '/navigator/1/2', '/administration', '/lively'])(
    'the page %s',
    (url) => expect([isPage(at(url)), isPageData(at(url))]).toEqual([true, false]),
  )

  test.each(['/_.data', '/apartments.data?floor=3', '/navigator/1/2.data'])('the data %s', (url) =>
    expect([isPage(at(url)), isPageData(at(url))]).toEqual([false, true]),
  )

  test.each([
    '/admin',
    '/admin.data',
    '/admin/',
    '/admin/_.data',
    '/admin/apartments',
    '/admin/apartments.data',
    '/admin/login',
    '/live',
    '/health',
    '/files/a.pdf',
    '/assets/a.js',
  ])('never %s', (url) => expect([isPage(at(url)), isPageData(at(url))]).toEqual([false, false]))

  test('images of /files/, not its documents', () => {
    expect(isImage(at('/files/apartments/1/a.jpg?w=640'), 'image')).toBe(true)
    expect(isImage(at('/files/apartments/1/a.pdf'), 'document')).toBe(false)
    expect(isImage(at('/assets/a.svg'), 'image')).toBe(false)
  })

  test.each([
    [200, 'no-cache', true],
    [202, 'no-cache', true],
    [200, '', true],
    [200, 'no-store', false],
    [200, 'private, max-age=60', false],
    [404, 'no-cache', false],
    [500, '', false],
    [206, '', false],
  ])('a response of %i with Cache-Control "%s": %s', (status, caching, cached) => {
    const headers = new Headers({ 'Cache-Control': caching })
    expect(isCacheable({ status, type: 'basic', headers })).toBe(cached)
  })

  test('a redirect of a page, which a worker sees as a response without status', () => {
    expect(isCacheable({ status: 0, type: 'opaqueredirect', headers: new Headers() })).toBe(true)
    expect(isCacheable({ status: 0, type: 'opaque', headers: new Headers() })).toBe(false)
  })
})

test.each([
  ['/_.data', '/'],
  ['/_.data?a=1', '/?a=1'],
  ['/apartments.data?floor=3&_routes=root', '/apartments?floor=3'],
  ['/navigator/1/2.data', '/navigator/1/2'],
])('%s is the data of %s', (data, page) => expect(pageUrlOf(at(data)).href).toBe(at(page).href))

test('a gateway error counts as no connection; an error of the server does not', () => {
  const isError = (status: number) => isGatewayError({ status, headers: new Headers() })
  expect([500, 501, 502, 503, 504].filter(isError)).toEqual([502, 503, 504])
  // Else visitors would go on seeing the pages of a site that was hidden.
  expect(isGatewayError({ status: 503, headers: new Headers({ [hiddenSiteHeader]: '1' }) })).toBe(false)
})

describe('the showroom', () => {
  test.each(['/showroom?key=a', '/en/showroom', '/de/showroom.data?key=a'])('is %s', (url) =>
    expect(isShowroom(at(url))).toBe(true),
  )

  test.each(['/showrooms', '/apartments/showroom', '/admin/showroom', '/xx/showroom'])('is not %s', (url) =>
    expect(isShowroom(at(url))).toBe(false),
  )

  test('is one page at each of its places, for one key; other pages keep such a parameter', () => {
    const stored = (url: string) => storedUrl(at(url).href)
    expect(stored('/showroom?key=a&at=home%2F7')).toBe(stored('/showroom?key=a'))
    expect(stored('/showroom?key=b&at=home%2F7')).not.toBe(stored('/showroom?key=a'))
    expect(stored('/apartments?at=7')).toBe(at('/apartments?at=7').href)
  })

  test('may be stored by its own screen, unless nobody is meant to keep it', () => {
    const response = (caching: string) => ({
      status: 200,
      type: 'basic' as const,
      headers: new Headers({ 'Cache-Control': caching }),
    })
    expect(isCacheable(response('private, no-cache'), true)).toBe(true)
    expect(isCacheable(response('private, no-cache'))).toBe(false)
    expect(isCacheable(response('no-store'), true)).toBe(false)
  })
})
