import { describe, expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

describe('a rate limit', () => {
  test('allows so many within the time, then no more, then again', () => {
    let time = 0
    const limit = createRateLimit({ most: 2, within: 1000 }, () => time)
    expect([limit.allows('a'), limit.allows('a'), limit.allows('a')]).toEqual([true, true, false])
    time = 999
    expect(limit.allows('a')).toBe(false)
    time = 1001
    expect(limit.allows('a')).toBe(true)
  })

  test('counts each key for itself', () => {
    const limit = createRateLimit({ most: 1, within: 1000 }, () => 0)
    expect([limit.allows('a'), limit.allows('b'), limit.allows('a')]).toEqual([true, true, false])
  })

  test('a refused try does not prolong the wait', () => {
    let time = 0
    const limit = createRateLimit({ most: 1, within: 1000 }, () => time)
    limit.allows('a')
    time = 900
    limit.allows('a')
    time = 1001
    expect(limit.allows('a')).toBe(true)
  })
})
