import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { amountSchema, areaSchema, integerSchema, optionalText, requiredText } from './field-schemas.ts'

const missing = 'noNumber'

function refusals(schema: z.ZodType, value: unknown): string[] | undefined {
  return schema.safeParse(value).error?.issues.map(({ message }) => message)
}

describe('required text', () => {
  const text = requiredText(missing, 5)

  test('is trimmed before it is measured', () => {
    expect(text.parse('  море  ')).toBe('море')
  })

  test.each(['', '   ', undefined, null, 7])('refuses %j', (value) => {
    expect(refusals(text, value)).toEqual([missing])
  })

  test('is no longer than its limit', () => {
    expect(text.parse('12345')).toBe('12345')
    expect(refusals(text, '123456')).toEqual(['tooLong 5'])
  })
})

describe('optional text', () => {
  test('is empty when absent, and trimmed', () => {
    expect(optionalText(5).parse(undefined)).toBe('')
    expect(optionalText(5).parse(' a ')).toBe('a')
  })

  test('is no longer than its limit', () => {
    expect(refusals(optionalText(5), '123456')).toEqual(['tooLong 5'])
  })
})

test('a text with an unpaired surrogate or NUL is refused, because the engines store them differently', () => {
  for (const text of [requiredText(missing, 5), optionalText(5)]) {
    for (const half of ['a\ud83d', '\ude00', '\ude00\ud83d', 'a\0b'])
      expect(refusals(text, half)).toEqual(['damaged'])
    expect(text.parse('а😀б')).toBe('а😀б')
  }
})

test('an error without a message of its own is in Bulgarian', () => {
  for (const schema of [z.uuid(), z.iso.date(), z.enum(['a']), z.string().max(1)])
    expect(refusals(schema, 'няма')).toEqual(['invalid'])
})

describe('an amount', () => {
  test('may be 0', () => {
    expect(amountSchema(missing).parse(0)).toBe(0)
  })

  test.each([
    [-0.01, 'negative'],
    [1_000_000_001, 'numberTooLarge'],
    [undefined, missing],
    ['', missing],
    [' ', missing],
    [Number.NaN, 'badAmount'],
    [Number.POSITIVE_INFINITY, 'badAmount'],
    ['много', 'badAmount'],
    ['1e5', 'badAmount'],
    ['-1', 'negative'],
  ])('is never %s', (value, message) => {
    expect(refusals(amountSchema(missing), value)).toEqual([message])
  })
})

test('an amount is parsed as people type it, and is a multiple of its step', () => {
  expect(amountSchema(missing).parse('131.500')).toBe(131_500)
  expect(amountSchema(missing, 100).parse('7 500,00')).toBe(7500)
  expect(refusals(amountSchema(missing, 100), '7550')).toEqual(['wrongStep 100'])
})

describe('a whole number', () => {
  const rooms = integerSchema(missing, 1, 50)

  test('includes both ends of its range', () => {
    expect([1, 50].map((value) => rooms.parse(value))).toEqual([1, 50])
  })

  test('is parsed as people type it', () => {
    expect(['7', ' 07 ', '7,0'].map((value) => rooms.parse(value))).toEqual([7, 7, 7])
  })

  test.each([0, 51, 1.5, '1,5', 'две', '1e1'])('is not %s', (value) => {
    expect(refusals(rooms, value)).toEqual(['outOfRange 1,50'])
  })
})

describe('square metres', () => {
  test('accept every hundredth, in spite of binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(areaSchema(missing).parse(hundredths / 100)).toBe(hundredths / 100)
      }),
    )
  })

  test('are parsed as people type them', () => {
    expect(['50,5', '50.5', '50.50'].map((value) => areaSchema(missing).parse(value))).toEqual([
      50.5, 50.5, 50.5,
    ])
  })

  test.each([
    ['50,505', 'badArea'],
    ['1.250', 'badArea'],
    [78.405, 'areaTooPrecise'],
    [0.001, 'areaTooPrecise'],
    [100_001, 'areaTooLarge'],
    [-1, 'negative'],
  ])('are not %s', (value, message) => {
    expect(refusals(areaSchema(missing), value)).toEqual([message])
  })
})
