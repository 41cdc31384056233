import { expect, test } from 'vitest'
import { findIp, visitorNetwork, visitorNetworkGroup } from './visitor-network.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4'],
  ['fe80::1%eth0', 'fe80::1'],
])('%j is %s', (text, ip) => {
  expect(findIp(text)).toBe(ip)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '1.2.3',
  '1.2.3.400',
  '01.2.3.4',
  '1.2.3.4:x',
  '[1.2.3.4',
  'evil.example',
])('%j is no IP', (text) => {
  expect(findIp(text)).toBeUndefined()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['no ip', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s belongs to the network %s', (ip, network) => {
  expect(visitorNetwork(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2::9', '2001:db8:1::'],
  ['no ip', 'unknown'],
])('%s belongs to the group %s', (ip, neighbourhood) => {
  expect(visitorNetworkGroup(ip)).toBe(neighbourhood)
})
