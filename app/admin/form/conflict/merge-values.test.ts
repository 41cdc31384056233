import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const opened = { number: '1', price: 10, features: ['a'], social: { facebook: '', instagram: '' } }

test('each side keeps what only it has changed, also inside a group', () => {
  const mine = { ...opened, price: 20, social: { facebook: 'мое', instagram: '' } }
  const theirs = { ...opened, number: '2', features: ['b'], social: { facebook: '', instagram: 'тяхно' } }
  expect(mergeValues({ opened, mine, theirs }, 'theirs')).toEqual({
    number: '2',
    price: 20,
    features: ['b'],
    social: { facebook: 'мое', instagram: 'тяхно' },
  })
})

test('where both have changed a field, the preferred side decides', () => {
  const versions = { opened, mine: { ...opened, price: 20 }, theirs: { ...opened, price: 30 } }
  expect(mergeValues(versions, 'mine').price).toBe(20)
  expect(mergeValues(versions, 'theirs').price).toBe(30)
})
