import { expect, test } from 'vitest'
import { cachedAt, stamp } from './cached-at.ts'

const now = new Date('2026-11-15T12:05:00Z')

test('a cached page says of when it is, and keeps its policy', async () => {
  const page = new Response('<!DOCTYPE html><html lang="bg"><body>…</body></html>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Security-Policy': "default-src 'self'",
    },
  })
  expect(cachedAt(page)).toBeUndefined()
  const cached = await stamp(page, now)
  expect(cachedAt(cached)).toBe('2026-11-15T12:05:00.000Z')
  expect(cached.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(cached.headers.has('Content-Encoding')).toBe(false)
  expect(await cached.text()).toContain('<html data-kept-at="2026-11-15T12:05:00.000Z" lang="bg">')
})

test('cached data stays as it is', async () => {
  const cached = await stamp(
    new Response('[1,2]', { status: 202, headers: { 'Content-Type': 'text/x-script' } }),
    now,
  )
  expect([cached.status, cachedAt(cached), await cached.text()]).toEqual([202, now.toISOString(), '[1,2]'])
})
