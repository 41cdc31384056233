import { describe, expect, test } from 'vitest'
import { labelledApartmentFields as apartmentFields } from '../../text/admin/apartment-fields.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { readCell } from './row-codec.ts'

const { number, entrance, status, price, area, secondaryFloor, hasTerrace, features, description } =
  apartmentFields(defaultBuilding)

describe('a cell', () => {
  test.each([
    ['its name', 'Резервиран'],
    ['other capitals and spaces', '  резервиран '],
    ['a Latin letter that looks alike', 'Peзepвиpaн'],
    ['its stored key', 'reserved'],
  ])('is read as a choice by %s', (_, cell) => {
    expect(readCell(status, cell)).toEqual({ value: 'reserved' })
  })

  test('is read as an entrance by its letter, with or without „Вход“ before it', () => {
    for (const cell of ['А', 'A', 'Вход А', 'вход  a'])
      expect(readCell(entrance, cell)).toEqual({ value: '1' })
    expect(readCell(entrance, 'B')).toEqual({
      refused: { kind: 'unknown-option', typed: 'B', options: ['А', 'Б'] },
    })
  })

  test('with a number is rounded to the precision of Excel', () => {
    expect(readCell(area, 0.1 + 0.2)).toEqual({ value: 0.3 })
    expect(readCell(price, 131_500 * 1.035)).toEqual({ value: 136_102.5 })
    expect(readCell(price, 99_999.999)).toEqual({ value: 100_000 })
  })

  test('with an amount as text leaves parsing it to the schema', () => {
    expect(readCell(price, '131 500 €')).toEqual({ value: '131 500 €' })
  })

  test('with a number is read as text in a text field', () => {
    expect(readCell(number, 12)).toEqual({ value: '12' })
  })

  test('that is empty is read as undefined, an empty text, null or no lines', () => {
    expect(readCell(price, null)).toEqual({ value: undefined })
    expect(readCell(description, '  ')).toEqual({ value: '' })
    expect(readCell(secondaryFloor, null)).toEqual({ value: null })
    expect(readCell(features, null)).toEqual({ value: [] })
  })

  test('is read as lines, and as yes or no', () => {
    expect(readCell(features, 'Камина\r\n\n Гараж ')).toEqual({ value: ['Камина', 'Гараж'] })
    expect([true, 'да', 1].map((cell) => readCell(hasTerrace, cell))).toEqual(Array(3).fill({ value: true }))
    expect(readCell(hasTerrace, 'може би')).toEqual({ refused: { kind: 'neither-yes-nor-no' } })
  })

  test('that Excel has turned into a date is refused', () => {
    const date = new Date('2026-05-01T00:00:00Z')
    expect(readCell(price, date)).toEqual({ refused: { kind: 'date', at: date.toISOString() } })
    expect(readCell(number, date)).toHaveProperty('refused')
    expect(readCell(number, new Date(Number.NaN))).toEqual({ refused: { kind: 'date', at: undefined } })
  })

  test('that cannot be read is refused with its reason', () => {
    expect(readCell(price, { error: 'error' })).toEqual({ refused: { kind: 'formula-error' } })
    expect(readCell(price, { error: 'merged', into: 'B2' })).toEqual({
      refused: { kind: 'merged', into: 'B2' },
    })
    expect(readCell(price, { error: 'not-calculated' })).toEqual({
      refused: { kind: 'formula-not-calculated' },
    })
  })
})
