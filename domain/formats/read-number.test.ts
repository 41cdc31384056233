import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatArea } from './measures.ts'
import { formatPrice } from './money.ts'
import { readNumber, writeInitial, writeNumber } from './read-number.ts'

describe('a price', () => {
  test.each([
    '131500',
    '131 500',
    '131.500',
    '131,500',
    "131'500",
    '131 500,00',
    '131.500,00',
    '131,500.0',
    '131\u00a0500 €',
    '131\u202f500,00 EUR',
    '€131500',
    ' 131  500 евро',
    '00131500',
  ])('%j is 131500', (typed) => {
    expect(readNumber(typed, 'amount')).toBe(131_500)
  })

  test.each([
    ['0', 0],
    ['7,5', 7.5],
    ['7.50', 7.5],
    ['1.234.567,8', 1_234_567.8],
    ['-1', -1],
    ['−1', -1],
    ['999', 999],
  ])('%j is %d', (typed, meant) => {
    expect(readNumber(typed, 'amount')).toBe(meant)
  })

  test.each([
    '',
    ' ',
    'много',
    '1e5',
    '0x10',
    'Infinity',
    '131.500.00',
    '131 5',
    '1315.00.00',
    '1234.567',
    '0.500',
    '131,5000',
    '1.234,567',
    '1 234.567',
    '--1',
    '.5',
    '5.',
    '€',
    '9'.repeat(41),
  ])('%j is no number', (typed) => {
    expect(readNumber(typed, 'amount')).toBeUndefined()
  })

  test('is read back from its formatted text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (cents) => {
        expect(readNumber(formatPrice(cents / 100) ?? '', 'amount')).toBe(cents / 100)
        const written = writeNumber(cents / 100, 'amount')
        expect(written).toMatch(/^\d+(,\d\d)?$/)
        expect(readNumber(written, 'amount')).toBe(cents / 100)
        expect(writeInitial(String(cents / 100), 'amount')).toBe(written)
        expect(writeInitial(written, 'amount')).toBe(written)
      }),
    )
  })

  test('in whole euros may have any separator of thousands', () => {
    const signs = fc.constantFrom('', ' ', '.', ',', "'", '\u00a0', '\u202f')
    fc.assert(
      fc.property(fc.nat(1_000_000_000), signs, fc.boolean(), (euros, sign, withCents) => {
        const grouped = String(euros).replace(/\B(?=(\d{3})+$)/g, sign)
        const cents = withCents ? (sign === ',' ? '.00' : ',00') : ''
        expect(readNumber(grouped + cents, 'amount')).toBe(euros)
      }),
    )
  })
})

describe('an area', () => {
  test.each([
    ['50,5', 50.5],
    ['50.5', 50.5],
    ['50.50', 50.5],
    ['50,50 м²', 50.5],
    ['50,50 m²', 50.5],
    ['50 кв.м', 50],
    ['1 250,5', 1250.5],
    ['0', 0],
  ])('%j is %d', (typed, meant) => {
    expect(readNumber(typed, 'area')).toBe(meant)
  })

  test.each(['1.250', '50,505', '1.250,5', '50,5,5', 'голяма'])('%j is no number', (typed) => {
    expect(readNumber(typed, 'area')).toBeUndefined()
  })

  test('is read back from its formatted text, with point or comma', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (hundredths) => {
        const area = hundredths / 100
        for (const typed of [formatArea(area), writeNumber(area), String(area), area.toFixed(2)])
          expect(readNumber(typed, 'area')).toBe(area)
      }),
    )
  })
})

test('any text gives a finite number or undefined', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('amount' as const, 'area' as const), (typed, kind) => {
      const meant = readNumber(typed, kind)
      expect(meant === undefined || Number.isFinite(meant)).toBe(true)
    }),
  )
})
