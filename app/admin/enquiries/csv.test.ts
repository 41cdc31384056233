import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('plain cells stand between semicolons, each line ends as the standard says', () => {
  expect(csvLine(['Мария', '12', ''])).toBe('Мария;12;\r\n')
})

test('separators, quotes and line breaks are kept inside quotes', () => {
  expect(csvLine(['а;б', 'каза "да"', 'ред\nред', '1,5'])).toBe('"а;б";"каза ""да""";"ред\nред";"1,5"\r\n')
})

test.each(['=1+1', '+359 888', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  '%j cannot run as a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)
