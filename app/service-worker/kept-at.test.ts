import { expect, test } from 'vitest'
import { keptAt, stamp } from './kept-at.ts'

const now = new Date('2026-11-15T12:05:00Z')

test('a kept page says of when it is, and keeps its policy', async () => {
  const page = new Response('<!DOCTYPE html><html lang="bg"><body>…</body></html>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Security-Policy': "default-src 'self'",
    },
  })
  expect(keptAt(page)).toBeUndefined()
  const kept = await stamp(page, now)
  expect(keptAt(kept)).toBe('2026-11-15T12:05:00.000Z')
  expect(kept.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(kept.headers.has('Content-Encoding')).toBe(false)
  expect(await kept.text()).toContain('<html data-kept-at="2026-11-15T12:05:00.000Z" lang="bg">')
})

test('kept data stays as it is', async () => {
  const kept = await stamp(
    new Response('[1,2]', { status: 202, headers: { 'Content-Type': 'text/x-script' } }),
    now,
  )
  expect([kept.status, keptAt(kept), await kept.text()]).toEqual([202, now.toISOString(), '[1,2]'])
})
