import { describe, expect, test } from 'vitest'
import { DatabaseFault, isDatabaseFault, openWithRetries, startUpDelay } from './open-engine.ts'

function retryOptions() {
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

  test('succeeds at once without logging', async () => {
    const calm = retryOptions()
    expect(await openWithRetries(async () => 'open', calm)).toBe('open')
    expect([calm.slept, calm.complaints]).toEqual([[], []])
  })

  test('is retried after a failure', async () => {
    const calm = retryOptions()
    let attempts = 0
    const open = async () => {
      attempts++
      if (attempts < 3) throw new Error('not yet')
      return attempts
    }
    expect(await openWithRetries(open, calm)).toBe(3)
    expect(calm.slept).toEqual([1000, 2000])
  })

  test('is not retried after a final error', async () => {
    const calm = { ...retryOptions(), isFinal: () => true }
    await expect(openWithRetries(() => Promise.reject(new Error('newer')), calm)).rejects.toThrow('newer')
    expect([calm.slept, calm.complaints]).toEqual([[], []])
  })

  test('fails with one line, without the password', () => {
    const refusals = [
      new Error('connect ECONNREFUSED ::1:5432'),
      new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    ]
    const unavailable = Object.assign(new AggregateError(refusals), { code: 'ECONNREFUSED' })
    const { message } = new DatabaseFault('postgres://sgrada:secret@db.example.com:5432/sgrada', unavailable)
    expect(message).toBe(
      'The database db.example.com:5432/sgrada cannot be used: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432 (ECONNREFUSED)',
    )
  })

  test.each([
    [Object.assign(new Error('password authentication failed'), { severity: 'FATAL', code: '28P01' }), true],
    [
      Object.assign(new Error('getaddrinfo ENOTFOUND db'), { syscall: 'getaddrinfo', code: 'ENOTFOUND' }),
      true,
    ],
    [Object.assign(new Error('syntax error'), { severity: 'ERROR', code: '42601' }), false],
    [new TypeError('undefined is not a function'), false],
  ])('%s: whether it is a fault of the database', (error, isToBlame) => {
    expect(isDatabaseFault(error)).toBe(isToBlame)
  })

  test('gives up after three retries and logs it', async () => {
    const calm = retryOptions()
    const open = () => Promise.reject(new Error('never'))
    await expect(openWithRetries(open, calm)).rejects.toThrow('never')
    expect(calm.slept).toEqual([1000, 2000, 4000])
    expect(calm.complaints).toEqual([
      ...Array(4).fill('Database initialization attempt failed: never'),
      'Failed to initialize the database after all retries',
    ])
  })
})
