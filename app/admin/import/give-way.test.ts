import { expect, test } from 'vitest'
import { createGiveWay } from './give-way.ts'

test('long work gives way after every 20 ms of its own, not of others', async () => {
  let [clock, waits] = [0, 0]
  const giveWay = createGiveWay(
    () => clock,
    async () => {
      waits++
      clock += 1_000
    },
  )
  for (const [spent, expected] of [
    [19, 0],
    [1, 1],
    [19, 1],
    [5, 2],
    [500, 3],
  ] as const) {
    clock += spent
    await giveWay()
    expect(waits).toBe(expected)
  }
})
