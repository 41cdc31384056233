import { describe, expect, test } from 'vitest'
import { type Asked, visitorOf } from './visitor.ts'

function incoming(headers: Record<string, string>, remoteAddress = '::ffff:10.0.0.1'): Asked {
  return { headers, socket: { remoteAddress } }
}

describe('who a visitor is', () => {
  test('without a proxy, forwarding headers are not believed', () => {
    const forged = incoming({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
    expect(visitorOf(forged, 0)).toEqual({ ip: '10.0.0.1', overTls: false })
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

  test('the proxy tells whether TLS ended there', () => {
    expect(visitorOf(incoming({ 'x-forwarded-proto': 'https' }), 1).overTls).toBe(true)
    expect(visitorOf(incoming({ 'x-forwarded-proto': 'https, http' }), 1).overTls).toBe(false)
    expect(visitorOf(incoming({}), 1).overTls).toBe(false)
  })
})
