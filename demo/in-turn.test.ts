import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('never more than three at once, and everything gets done', async () => {
  let [now, most] = [0, 0]
  const jobs = Array.from({ length: 20 }, (_, index) =>
    inTurn(async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now--
      return index
    }),
  )
  expect(await Promise.all(jobs)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(most).toBe(3)
})

test('a failure frees its place', async () => {
  const failing = Array.from({ length: 4 }, () => inTurn(() => Promise.reject(new Error('broken'))))
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn(async () => 'fine')).toBe('fine')
})
