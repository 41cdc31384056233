import { expect, test } from 'vitest'
import { text } from '../../text/public/bg/index.ts'
import { connectionMessage } from './connection-banner.tsx'

const well = {
  online: true,
  cachedAt: undefined,
  loadedAt: '2026-11-15T12:05:00.000Z',
  live: 'open',
  receivedAt: undefined,
} as const

test('shows no message while connected, or while it reconnects by itself', () => {
  for (const live of ['open', 'connecting', 'waiting', 'pausing', 'stopped'] as const)
    expect(connectionMessage(text, { ...well, live })).toBeUndefined()
})

test('offline, it says how old the data is', () => {
  const message = connectionMessage(text, { ...well, online: false, live: 'stopped' })
  expect(message?.text).toMatch(
    /^Няма връзка с интернет\. Данните са от 15\.11\.2026\u00a0г\., 14:05( ч\.)? и може да са остарели\.$/,
  )
  expect(message?.canRetry).toBe(false)
})

test('a page that was live until the connection broke is as old as the last message from the server', () => {
  const receivedAt = Date.parse('2026-11-15T13:40:00Z')
  expect(connectionMessage(text, { ...well, online: false, receivedAt })?.text).toContain('15:40')
})

test('a cached page is as old as its copy', () => {
  const cached = {
    ...well,
    cachedAt: '2026-11-14T07:00:00.000Z',
    receivedAt: Date.parse('2026-11-15T13:40:00Z'),
  }
  expect(connectionMessage(text, { ...cached, online: false })?.text).toContain('14.11.2026\u00a0г., 9:00')
  const unreachable = connectionMessage(text, cached)
  expect(unreachable?.text).toContain('Няма връзка със сайта. Данните са от 14.11.2026\u00a0г.')
  expect(unreachable?.canRetry).toBe(true)
})

test('after the last attempt it offers another one', () => {
  expect(connectionMessage(text, { ...well, live: 'given-up' })).toEqual({
    text: 'Връзката за обновяване на живо прекъсна. Данните може да са остарели.',
    canRetry: true,
  })
})
