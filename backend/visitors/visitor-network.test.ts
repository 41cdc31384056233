import { expect, test } from 'vitest'
import { visitorNetwork, visitorNetworkGroup } from './visitor-network.ts'

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
])('%s is of %s', (ip, network) => {
  expect(visitorNetwork(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2::9', '2001:db8:1::'],
  ['no ip', 'unknown'],
])('%s has neighbours around %s', (ip, neighbourhood) => {
  expect(visitorNetworkGroup(ip)).toBe(neighbourhood)
})
