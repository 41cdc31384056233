import { expect, test } from 'vitest'
import { whatBothChanged, whatOnlyTheyChanged } from './what-changed.ts'

const record = (number: string, price: string) => ({
  number: { label: 'Номер', text: number },
  price: { label: 'Цена', text: price },
})

test('names what both changed, with both values', () => {
  expect(whatBothChanged(record('1', '10 €'), record('1', '20 €'), record('1', '30 €'))).toEqual([
    { field: 'price', label: 'Цена', yours: '20 €', now: '30 €' },
  ])
})

test('a field that the form has not touched is nothing to decide, but news', () => {
  const versions = [record('1', '10 €'), record('2', '10 €'), record('1', '30 €')] as const
  expect(whatBothChanged(...versions)).toEqual([])
  expect(whatOnlyTheyChanged(...versions).map(({ label }) => label)).toEqual(['Цена'])
})

test('the same change made by both is none', () => {
  const versions = [record('1', '10 €'), record('1', '30 €'), record('1', '30 €')] as const
  expect([whatBothChanged(...versions), whatOnlyTheyChanged(...versions)]).toEqual([[], []])
})

test('what only the form changed is none', () => {
  const versions = [record('1', '10 €'), record('7', '20 €'), record('1', '10 €')] as const
  expect([whatBothChanged(...versions), whatOnlyTheyChanged(...versions)]).toEqual([[], []])
})
