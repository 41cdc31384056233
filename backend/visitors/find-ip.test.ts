import { expect, test } from 'vitest'
import { findIp } from './find-ip.ts'

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
])('%j is none', (text) => {
  expect(findIp(text)).toBeUndefined()
})
