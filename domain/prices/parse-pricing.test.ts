import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { parsePricing } from './parse-pricing.ts'

const rule = (typed: Record<string, string>) =>
  parsePricing(defaultBuilding, 'apartments', typed).pricing?.rule

describe('a rule of prices', () => {
  test('is read as people write it', () => {
    expect(rule({ value: '3' })).toEqual({ by: 'percent', percent: 3 })
    expect(rule({ value: '+3 %' })).toEqual({ by: 'percent', percent: 3 })
    expect(rule({ by: 'percent', value: '-2,5%' })).toEqual({ by: 'percent', percent: -2.5 })
    expect(rule({ by: 'euros', value: '−1 500 €' })).toEqual({ by: 'euros', euros: -1500 })
    expect(rule({ by: 'floor', value: '500', above: '3' })).toEqual({ by: 'floor', euros: 500, above: 3 })
    expect(rule({ by: 'exposure', east: '2', north: '-1' })).toEqual({
      by: 'exposure',
      percents: { east: 2, north: -1 },
    })
  })

  test('is incomplete without an amount', () => {
    expect(parsePricing(defaultBuilding, 'apartments', {})).toMatchObject({
      by: 'percent',
      rounding: 100,
      wrong: [],
    })
    expect(rule({})).toBeUndefined()
    expect(rule({ by: 'exposure', value: '3' })).toBeUndefined()
  })

  test('says which field is wrong', () => {
    for (const value of ['abc', '1e9', '1001', 'NaN', '3 €', '1.2345'])
      expect(parsePricing(defaultBuilding, 'apartments', { value })).toMatchObject({
        wrong: ['value'],
        pricing: undefined,
      })
    expect(parsePricing(defaultBuilding, 'apartments', { by: 'metre-set', value: '-5' }).wrong).toEqual([
      'value',
    ])
    expect(
      parsePricing(defaultBuilding, 'apartments', { by: 'exposure', east: '2', west: 'x' }).wrong,
    ).toEqual(['west'])
  })

  test('of parking spots is by percent or euros, and rounds to hundreds at least', () => {
    expect(
      parsePricing(defaultBuilding, 'parking', { by: 'metre-set', value: '5', round: '1' }),
    ).toMatchObject({
      by: 'percent',
      rounding: 100,
      pricing: undefined,
      wrong: ['by', 'round'],
    })
  })

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('by', 'value', 'above', 'round', 'east'), fc.string()),
        (typed) => {
          expect(parsePricing(defaultBuilding, 'apartments', typed).rounding).toBeGreaterThan(0)
        },
      ),
    )
  })
})
