import { expect, test } from 'vitest'
import { whatBothChanged, whatOnlyTheyChanged } from './what-changed.ts'

const record = (number: string, price: string) => ({
  number: { label: 'Номер', text: number },
  price: { label: 'Цена', text: price },
})

test('a field that both have changed is listed with both values', () => {
  expect(whatBothChanged(record('1', '10 €'), record('1', '20 €'), record('1', '30 €'))).toEqual([
    { field: 'price', label: 'Цена', yours: '20 €', now: '30 €' },
  ])
})

test('a field that only the other person has changed needs no decision', () => {
  const versions = [record('1', '10 €'), record('2', '10 €'), record('1', '30 €')] as const
  expect(whatBothChanged(...versions)).toEqual([])
  expect(whatOnlyTheyChanged(...versions).map(({ label }) => label)).toEqual(['Цена'])
})

test('a change that both have made alike is not listed', () => {
  const versions = [record('1', '10 €'), record('1', '30 €'), record('1', '30 €')] as const
  expect([whatBothChanged(...versions), whatOnlyTheyChanged(...versions)]).toEqual([[], []])
})

test('a field that only this person has changed is not listed', () => {
  const versions = [record('1', '10 €'), record('7', '20 €'), record('1', '10 €')] as const
  expect([whatBothChanged(...versions), whatOnlyTheyChanged(...versions)]).toEqual([[], []])
})
