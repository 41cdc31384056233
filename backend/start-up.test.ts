import { describe, expect, test } from 'vitest'
import { openWithRetries, startUpDelay } from './start-up.ts'

function patience() {
  const slept: number[] = []
  const complaints: string[] = []
  return {
    slept,
    complaints,
    sleep: async (milliseconds: number) => slept.push(milliseconds),
    complain: (message: string) => complaints.push(message),
  }
}

describe('opening the database', () => {
  test('the delay doubles from one second up to ten', () => {
    expect([0, 1, 2, 3, 4, 9].map(startUpDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  })

  test('succeeds at once without a word', async () => {
    const calm = patience()
    expect(await openWithRetries(async () => 'open', calm)).toBe('open')
    expect([calm.slept, calm.complaints]).toEqual([[], []])
  })

  test('is tried again after a failure', async () => {
    const calm = patience()
    let attempts = 0
    const open = async () => {
      attempts++
      if (attempts < 3) throw new Error('not yet')
      return attempts
    }
    expect(await openWithRetries(open, calm)).toBe(3)
    expect(calm.slept).toEqual([1000, 2000])
  })

  test('gives up after three retries and says so', async () => {
    const calm = patience()
    const open = () => Promise.reject(new Error('never'))
    await expect(openWithRetries(open, calm)).rejects.toThrow('never')
    expect(calm.slept).toEqual([1000, 2000, 4000])
    expect(calm.complaints).toEqual([
      ...Array(4).fill('Database initialization attempt failed'),
      'Failed to initialize the database after all retries',
    ])
  })
})
