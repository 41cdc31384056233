import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finishPage, matchesETag, pageResponse } from './finish-page.ts'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  ['*', true],
  ['"b,a"', false],
  ['"b, W/"', false],
  ['"*"', false],
  ['W/"b"', false],
  ['"b", "c"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j matches the tag: %s', (known, isKnown) => {
  expect(matchesETag(known, 'W/"a"')).toBe(isKnown)
})

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

async function finish(html: string, { status = 200, headers = {} as Record<string, string>, tag = '' } = {}) {
  const request = new Request('http://localhost/', { headers: tag ? { 'If-None-Match': tag } : {} })
  const finished = finishPage({
    page: { status, headers: new Headers(headers), content: html },
    scriptNonce: 'secret',
    requestId: 'id-1',
    lateScripts: false,
  })
  const page = pageResponse(request, finished)
  return { page, body: await page.text(), policy: page.headers.get('Content-Security-Policy') ?? '' }
}

describe('a finished page', () => {
  test('lets its own inline scripts run, by hash, and nothing inline besides', async () => {
    const { body, policy } = await finish('<script nonce="secret">one()</script><script>evil()</script>')
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
    expect(policy).not.toContain(hash('evil()'))
    expect(policy).not.toContain('unsafe')
    expect(body).toBe('<script>one()</script><script>evil()</script>')
  })

  test('does not reveal the nonce', async () => {
    const { body, policy } = await finish('<link nonce="secret"><script nonce="secret" src="/a.js"></script>')
    expect(body + policy).not.toContain('secret')
  })

  test('is tagged, and not sent again to a browser that has it', async () => {
    const { page } = await finish('<p>hello</p>')
    const tag = page.headers.get('ETag') ?? ''
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const again = await finish('<p>hello</p>', { tag })
    expect([again.page.status, again.body]).toEqual([304, ''])
    expect((await finish('<p>changed</p>', { tag })).page.status).toBe(200)
  })

  test('of the admin area is neither tagged nor cached', async () => {
    const { page } = await finish('<p>secret</p>', { headers: { 'Cache-Control': 'no-store' } })
    expect([page.headers.get('ETag'), page.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
  })

  test('that failed carries the id of the request', async () => {
    const { body, page } = await finish('<code data-request-id=""></code>', { status: 500 })
    expect([page.status, body]).toEqual([500, '<code data-request-id="">id-1</code>'])
  })
})

test('a page is sent as it is in memory, however many wait for it', async () => {
  const page = Buffer.from('<!DOCTYPE html>')
  for (const _visitor of [1, 2]) {
    const reader = pageResponse(new Request('http://localhost/'), {
      ...{ status: 200, headers: new Headers(), content: page },
    }).body?.getReader()
    expect((await reader?.read())?.value).toBe(page)
    expect((await reader?.read())?.done).toBe(true)
  }
})
