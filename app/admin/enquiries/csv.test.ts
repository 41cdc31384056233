import { expect, test } from 'vitest'
import { csvLine, phoneCell } from './csv.ts'

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

test.each(['+359 888 123', '0888123456', '052/000-000', '0888.123.456', '+359 888 123 вътр. 5'])(
  'the phone %j stays as it was written',
  (phone) => {
    expect(csvLine([phoneCell(phone)])).toBe(`\u00a0${phone}\r\n`)
  },
)

test('what is no phone is harmless also where a phone should be', () => {
  expect(csvLine([phoneCell('=HYPERLINK("x")'), phoneCell('')])).toBe(`"'=HYPERLINK(""x"")";\r\n`)
})
