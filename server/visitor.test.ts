import { describe, expect, test } from 'vitest'
import { createProxyWarning, type IncomingRequest, visitorOf } from './visitor.ts'

const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } }

test('an untrusted proxy is reported once, however many requests it sends', () => {
  const warnings: string[] = []
  const notice = createProxyWarning(0, (message) => warnings.push(message))
  notice({ headers: {} })
  expect(warnings).toEqual([])
  for (let request = 0; request < 100; request++) notice(forwarded)
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test('a trusted proxy is not reported', () => {
  const warnings: string[] = []
  createProxyWarning(1, (message) => warnings.push(message))(forwarded)
  expect(warnings).toEqual([])
})

function incoming(headers: Record<string, string>, remoteAddress = '::ffff:10.0.0.1'): IncomingRequest {
  return { headers, socket: { remoteAddress } }
}

describe('who a visitor is', () => {
  test('without a proxy, forwarding headers are ignored', () => {
    const forged = incoming({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
    expect(visitorOf(forged, 0)).toEqual({ ip: '10.0.0.1', overTls: false, isOwnMachine: false })
  })

  test.each([
    ['one proxy believes the last entry', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two proxies believe the last but one', 2, '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['a short list is taken from its start', 3, '1.2.3.4', '1.2.3.4'],
    ['no list falls back to the connection', 1, '', '10.0.0.1'],
    ['a port is no part of the ip', 1, '1.2.3.4:5678', '1.2.3.4'],
    ['nor are brackets around it', 1, '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv4 written as IPv6 is IPv4', 1, '::ffff:1.2.3.4', '1.2.3.4'],
    ['what is no ip falls back to the connection', 1, '6.6.6.6, unknown', '10.0.0.1'],
  ])('%s', (_, proxies, list, ip) => {
    expect(visitorOf(incoming({ 'x-forwarded-for': list }), proxies).ip).toBe(ip)
  })

  test.each([
    ['of the server’s own machine', {}, '127.0.0.1', true],
    ['of the server’s own machine, by IPv6', {}, '::1', true],
    ['of a proxy on that machine', { 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1', false],
    ['of a proxy that says it in the other header', { forwarded: 'for=1.2.3.4' }, '127.0.0.1', false],
    ['of a stranger who claims to be of that machine', { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1', false],
    ['of the same stranger through a proxy there', { 'x-forwarded-for': '127.1.2.3' }, '127.0.0.1', false],
    ['of somebody else', {}, '10.0.0.1', false],
  ])('a connection %s', (_, headers: Record<string, string>, ip, isOwnMachine) => {
    for (const proxies of [0, 1, 2])
      expect(visitorOf(incoming(headers, ip), proxies).isOwnMachine).toBe(isOwnMachine)
  })

  test.each(['127.0.0.1', '127.7.7.7', '::1', '::ffff:127.0.0.1', '[::1]:80'])(
    'a forwarded %s is ignored: the visitor is the direct client',
    (forged) => {
      expect(visitorOf(incoming({ 'x-forwarded-for': forged }), 1).ip).toBe('10.0.0.1')
    },
  )

  test('the proxy says whether TLS ended there', () => {
    expect(visitorOf(incoming({ 'x-forwarded-proto': 'https' }), 1).overTls).toBe(true)
    expect(visitorOf(incoming({ 'x-forwarded-proto': 'https, http' }), 1).overTls).toBe(false)
    expect(visitorOf(incoming({}), 1).overTls).toBe(false)
  })
})
