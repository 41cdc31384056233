import { expect, test } from 'vitest'
import { compactPhone, phoneForms } from './phone-forms.ts'

test.each([
  '+359 888 123 456',
  '00359 888 123456',
  '359888123456',
  '0888 123 456',
  '0888/12-34-56',
  '+359 (0) 888 123 456',
])('%j is known from abroad and at home', (phone) => {
  expect(phoneForms(phone)).toEqual(['+359888123456', '0888123456'])
})

test.each([
  ['', []],
  ['+44 20 7946 0000', ['+442079460000']],
  ['0044 20 7946 0000', ['+442079460000']],
  ['888 123', ['888123']],
  ['000 000', ['000000']],
])('%j is kept as it is dialled', (phone, forms) => {
  expect(phoneForms(phone)).toEqual(forms)
})

test('a part of a number loses only what stands between its digits', () => {
  expect(['0888 12', '(02)', '123-45', '00359 888'].map(compactPhone)).toEqual([
    '088812',
    '02',
    '12345',
    '+359888',
  ])
})
