import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { amount, optionalText, requiredText, squareMetres, wholeNumber } from './field-schemas.ts'

const missing = 'Липсва'

function refusals(schema: z.ZodType, value: unknown): string[] | undefined {
  return schema.safeParse(value).error?.issues.map(({ message }) => message)
}

describe('required text', () => {
  const text = requiredText(missing, 5)

  test('is trimmed before it is measured', () => {
    expect(text.parse('  море  ')).toBe('море')
  })

  test.each(['', '   ', undefined, null, 7])('does not take %j', (value) => {
    expect(refusals(text, value)).toEqual([missing])
  })

  test('is no longer than its limit', () => {
    expect(text.parse('12345')).toBe('12345')
    expect(refusals(text, '123456')).toEqual(['Най-много 5 знака'])
  })
})

describe('optional text', () => {
  test('is empty when absent, and trimmed', () => {
    expect(optionalText(5).parse(undefined)).toBe('')
    expect(optionalText(5).parse(' a ')).toBe('a')
  })

  test('is no longer than its limit', () => {
    expect(refusals(optionalText(5), '123456')).toEqual(['Най-много 5 знака'])
  })
})

describe('an amount', () => {
  test('may be 0', () => {
    expect(amount(missing).parse(0)).toBe(0)
  })

  test.each([
    [-0.01, 'Въведете 0 или по-голямо число'],
    [1_000_000_001, 'Числото е твърде голямо'],
    [undefined, missing],
    [Number.NaN, missing],
    [Number.POSITIVE_INFINITY, missing],
    ['5', missing],
  ])('is never %s', (value, message) => {
    expect(refusals(amount(missing), value)).toEqual([message])
  })
})

describe('a whole number', () => {
  const rooms = wholeNumber(missing, 1, 50)

  test('includes both ends of its range', () => {
    expect([1, 50].map((value) => rooms.parse(value))).toEqual([1, 50])
  })

  test.each([0, 51, 1.5])('is not %s', (value) => {
    expect(refusals(rooms, value)).toEqual(['Въведете цяло число от 1 до 50'])
  })
})

describe('square metres', () => {
  test('take every hundredth, whatever binary fractions make of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(squareMetres(missing).parse(hundredths / 100)).toBe(hundredths / 100)
      }),
    )
  })

  test.each([
    [78.405, 'Най-много два знака след запетаята'],
    [0.001, 'Най-много два знака след запетаята'],
    [100_001, 'Площта е твърде голяма'],
    [-1, 'Въведете 0 или по-голямо число'],
  ])('are not %s', (value, message) => {
    expect(refusals(squareMetres(missing), value)).toEqual([message])
  })
})
