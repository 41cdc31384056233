import { describe, expect, test } from 'vitest'
import { isWellFormedUrl } from './reject-request.ts'

describe('a URL', () => {
  test.each([
    ['/', ''],
    ['/apartments', 'floor=3&status=available'],
    ['/%D0%BD%D1%8F%D0%BC%D0%B0', ''],
    [`/${'a'.repeat(1999)}`, 'q'.repeat(4000)],
    ['/media', Array(100).fill('a=1').join('&')],
    // A query may contain text that people typed, so a percent sign that begins no code is accepted.
    ['/apartments', 'q=100%'],
  ])('is sound: %#', (path, query) => {
    expect(isWellFormedUrl(path, query)).toBe(true)
  })

  test.each([
    ['half a letter', '/apartments/%E0%A4%A', ''],
    ['a lone percent', '/%', ''],
    ['a byte that is no letter', '/files/%ff', ''],
    ['a NUL in the path', '/apartments/a%00b', ''],
    ['a NUL in the query', '/apartments', 'floor=%00'],
    ['a path of more than 2,000 characters', `/${'a'.repeat(2000)}`, ''],
    ['a query of more than 4,000', '/', 'q'.repeat(4001)],
    ['more than 100 parameters', '/', Array(101).fill('a=1').join('&')],
  ])('with %s is not', (_, path, query) => {
    expect(isWellFormedUrl(path, query)).toBe(false)
  })
})
