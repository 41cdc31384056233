import { expect, test } from 'vitest'
import { compactPhone, dialledPhone, extensionIn, personPhones, phoneForms } from './phone-forms.ts'

test.each([
  '+359 888 123 456',
  '00359 888 123456',
  '359888123456',
  '0888 123 456',
  '0888/12-34-56',
  '+359 (0) 888 123 456',
  '+359 (0) 888/12-34-56',
  '0888.123.456',
  '0888 123 456, вътр. 5',
  'тел. 0888 123 456 (след 18 ч.)',
])('%j has an international and a national form', (phone) => {
  expect(phoneForms(phone)).toEqual(['+359888123456', '0888123456'])
})

test.each([
  ['', []],
  ['+44 20 7946 0000', ['+442079460000']],
  ['0044 20 7946 0000', ['+442079460000']],
  ['888 123', ['888123']],
  ['000 000', ['000000']],
])('%j has these forms: %j', (phone, forms) => {
  expect(phoneForms(phone)).toEqual(forms)
})

test('a part of a number loses only its separators', () => {
  expect(['0888 12', '(02)', '123-45', '00359 888'].map(compactPhone)).toEqual([
    '088812',
    '02',
    '12345',
    '+359888',
  ])
})

test.each([
  ['0888.123.456', '0888123456'],
  ['0888 123 456, вътр. 5', '0888123456'],
  ['+359 (0) 888/12-34-56', '+359888123456'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['359 888 123 456', '+359888123456'],
  ['0888 123 456 или 052/000 001', '0888123456'],
  ['0888123456/0899123456', '0888123456'],
  ['+359 000 000 000', '+359000000000'],
  ['112', '112'],
  ['след 18 ч. или по имейл', '18'],
  ['няма', ''],
])('%j is dialled as %j', (typed, dialled) => {
  expect(dialledPhone(typed)).toBe(dialled)
})

test.each(['0888 123 456 или 052/000 001', '0888123456/052000001', '0888123456 052000001'])(
  'whoever has typed two numbers (%j) is known by both',
  (typed) => {
    expect(personPhones(typed)).toEqual(['+359888123456', '0888123456', '+35952000001', '052000001'])
  },
)

test.each(['вътр. 5', '+359 000 000 000', '0000000', '+44 000 000 000', '0049 000 000 000'])(
  '%j identifies nobody',
  (typed) => {
    expect(personPhones(typed)).toEqual([])
  },
)

test.each([
  ['0888 123 456, вътр. 5', '5'],
  ['052 000 000 вътрешен 125', '125'],
  ['+44 20 7946 0000 ext. 12', '12'],
  ['0888 123 456 (след 18 ч.)', undefined],
  ['0888 123 456', undefined],
])('the extension of %j is %j', (typed, extension) => {
  expect(extensionIn(typed)).toBe(extension)
})
