import { expect, test } from 'vitest'
import { fieldLabel, formatFieldValue } from './format-field-value.ts'

test.each([
  ['floor', 1, 'Ниво', 'Етаж 1'],
  ['floor', -1, 'Ниво', 'Сутерен'],
  ['size', '2.5m x 5m', 'Размер', '2,5 × 5 м'],
  ['size', 'до стената', 'Размер', 'до стената'],
  ['status', 'sold', 'Статус', 'Продадено'],
])('the %s %o of a parking spot is shown as „%s: %s“', (name, value, label, text) => {
  expect([fieldLabel('parkingSpots', name), formatFieldValue('parkingSpots', name, value)]).toEqual([
    label,
    text,
  ])
})

test('the floor of an apartment is a plain number', () => {
  expect([fieldLabel('apartments', 'floor'), formatFieldValue('apartments', 'floor', 4)]).toEqual([
    'Етаж',
    '4',
  ])
})
