import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withinFreeTime } from './health.ts'

/** Nothing else happens in this process meanwhile. */
function holdUpMainThread(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('work that ends while the main thread is busy has not failed', async () => {
  const work = stat('.')
  const ended = withinFreeTime(work, 1_000)
  holdUpMainThread(1_200)
  expect((await ended).isDirectory()).toBe(true)
})

test('work that does not end has failed', async () => {
  await expect(withinFreeTime(new Promise(() => {}), 50)).rejects.toThrow('no answer within 50 ms')
})

test('work that fails has failed for its own reason', async () => {
  await expect(withinFreeTime(Promise.reject(new Error('ENOSPC')), 1_000)).rejects.toThrow('ENOSPC')
})
