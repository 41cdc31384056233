import { expect, test } from 'vitest'
import { createNetworkLimiter } from './network-limiter.ts'

test('tasks of one network wait for each other, other networks do not wait', async () => {
  const inTurn = createNetworkLimiter(10)
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const ask = (ip: string, name: string) => inTurn(ip, async () => void begun.push(name))
  const first = inTurn('192.0.2.1', () => promise)
  const second = ask('192.0.2.1', 'the same network')
  await ask('192.0.2.2', 'another')
  expect(begun).toEqual(['another'])
  resolve()
  await Promise.all([first, second])
  expect(begun).toEqual(['another', 'the same network'])
})

test('a network with too many tasks is refused until they have ended or failed', async () => {
  const inTurn = createNetworkLimiter(2)
  const { promise, reject } = Promise.withResolvers<string>()
  const work = () => promise
  const results = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3'].map((ip) => inTurn(ip, work))
  expect(await results[2]).toBe('too-many')
  reject(new Error('no room'))
  await expect(results[0]).rejects.toThrow('no room')
  await expect(results[1]).rejects.toThrow('no room')
  expect(await inTurn('2001:db8:1:2::1', async () => 'drawn')).toBe('drawn')
})
