import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hourly } from './hourly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the work runs at once and every hour until stopped, also after a failure', async () => {
  let times = 0
  const complaints: unknown[] = []
  const work = async () => {
    times++
    if (times === 2) throw new Error('disk trouble')
  }
  const { stop } = hourly(work, (error) => complaints.push(error))
  expect(times).toBe(1)
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(times).toBe(1)
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(times).toBe(3)
  expect(complaints).toEqual([new Error('disk trouble')])
  await stop()
  await vi.advanceTimersByTimeAsync(5 * 3_600_000)
  expect(times).toBe(3)
})

test('stopping waits for a run in flight', async () => {
  let finish = () => {}
  const working = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { stop } = hourly(() => working, console.error)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toBe(false)
  finish()
  await stopping
})
