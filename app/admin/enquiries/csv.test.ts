import { expect, test } from 'vitest'
import { csvLine, phoneCell } from './csv.ts'

test('cells are separated by semicolons, and lines end with CRLF', () => {
  expect(csvLine(['Мария', '12', ''])).toBe('Мария;12;\r\n')
})

test('cells with separators, quotes or line breaks are quoted', () => {
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

test('a formula in the phone field is made harmless, too', () => {
  expect(csvLine([phoneCell('=HYPERLINK("x")'), phoneCell('')])).toBe(`"'=HYPERLINK(""x"")";\r\n`)
})
