import { expect, test } from 'vitest'
import { createProxyWarning } from './unknown-proxy.ts'

const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } }

test('a proxy that nobody is told to believe is named once, however many requests it sends', () => {
  const warnings: string[] = []
  const notice = createProxyWarning(0, (message) => warnings.push(message))
  notice({ headers: {} })
  expect(warnings).toEqual([])
  for (let request = 0; request < 100; request++) notice(forwarded)
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test('nothing is said of a proxy that is believed', () => {
  const warnings: string[] = []
  createProxyWarning(1, (message) => warnings.push(message))(forwarded)
  expect(warnings).toEqual([])
})
