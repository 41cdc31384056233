import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withinFreeTime } from './health.ts'

function blockMainThread(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('work that ends while the main thread is blocked does not time out', async () => {
  const work = stat('.')
  const ended = withinFreeTime(work, 1_000)
  blockMainThread(1_200)
  expect((await ended).isDirectory()).toBe(true)
})

test('work that does not end times out', async () => {
  await expect(withinFreeTime(new Promise(() => {}), 50)).rejects.toThrow('no response within 50 ms')
})

test('work that fails throws its own error', async () => {
  await expect(withinFreeTime(Promise.reject(new Error('ENOSPC')), 1_000)).rejects.toThrow('ENOSPC')
})
