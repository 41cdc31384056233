import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('no more than so many are inside at once, and everybody gets in', async () => {
  const through = createTurnstile(2)
  let inside = 0
  let most = 0
  const work = async (index: number) => {
    most = Math.max(most, ++inside)
    await sleep(1)
    inside--
    if (index % 3 === 0) throw new Error('stumbled')
    return index
  }
  const settled = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) => through(() => work(index))),
  )
  expect(most).toBe(2)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await through(async () => 'still open')).toBe('still open')
})
