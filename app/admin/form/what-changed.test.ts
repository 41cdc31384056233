import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const record = (number: string, price: string) => ({
  number: { label: 'Номер', text: number },
  price: { label: 'Цена', text: price },
})

test('names what somebody else changed, with both values', () => {
  expect(whatChanged(record('1', '10 €'), record('1', '20 €'), record('1', '30 €'))).toEqual([
    { field: 'price', label: 'Цена', yours: '20 €', now: '30 €' },
  ])
})

test('names a change that the form would undo without having touched it', () => {
  const changed = whatChanged(record('1', '10 €'), record('2', '10 €'), record('1', '30 €'))
  expect(changed.map(({ field }) => field)).toEqual(['price'])
})

test('the same change made by both is none', () => {
  expect(whatChanged(record('1', '10 €'), record('1', '30 €'), record('1', '30 €'))).toEqual([])
})

test('what only the form changed is none', () => {
  expect(whatChanged(record('1', '10 €'), record('7', '20 €'), record('1', '10 €'))).toEqual([])
})
