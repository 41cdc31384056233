import { expect, test } from 'vitest'
import { byteOrderMark, csvLine, writeCsv } from './write-csv.ts'

const line = (...cells: (string | number | null)[]) => csvLine([], cells)
const phone = (text: string) => csvLine([{ header: 'Телефон', kind: 'phone' }], [text])

test('a file begins with its byte order mark and the names of its columns; numbers have commas', () => {
  const columns = [{ header: 'Цена; €' }, { header: 'Име' }]
  const rows = [
    [131_500.5, 'Мария'],
    [null, ''],
  ]
  expect(writeCsv({ columns, rows })).toBe(`${byteOrderMark}"Цена; €";Име\r\n131500,5;Мария\r\n;\r\n`)
})

test('cells with separators of any program, quotes or line breaks are quoted', () => {
  expect(line('а;б', 'каза "да"', 'ред\nред', 'в,г', 'а\t=1', 'а|б')).toBe(
    '"а;б";"каза ""да""";"ред\nред";"в,г";"а\t=1";"а|б"\r\n',
  )
})

test.each([
  '=1+1',
  '+359 888 x',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '\tа',
  "'=1",
  '＝1',
  '=HYPERLINK("x")',
])('%j cannot run as a formula, even where marks are removed', (text) => {
  expect(line(text).replace(/^"/, '')).toMatch(/^\u200e'/)
})

test.each([
  '007',
  '3-4',
  '1,5',
  '12:30',
  '5 %',
  '€5',
  '1e5',
  '12.10.2026',
  '1 март 2026 г.',
  'TRUE',
  '\u200eа',
])('%j is marked, so that no spreadsheet makes a number or a date of it', (text) => {
  expect(line(text).replace(/^"/, '')).toMatch(/^\u200e[^']/)
})

test.each(['12', 'Мария', 'Двустаен 12, вход А', "'тих", 'Да'])('%j stays as it is', (text) => {
  expect(line(text).replaceAll('"', '')).toBe(`${text}\r\n`)
})

test.each(['+359 888 123', '0888123456', '052/000-000', '0888.123.456', '+359 888 123 вътр. 5'])(
  'the phone %j is a text, and is shown as it was written',
  (text) => {
    expect(phone(text)).toBe(`\u200e${text}\r\n`)
  },
)

test('a formula in the phone field is made harmless, and a day stays a day', () => {
  expect(phone('=HYPERLINK("x")')).toBe(`"\u200e'=HYPERLINK(""x"")"\r\n`)
  expect(csvLine([{ header: 'Срок', kind: 'day' }], ['2026-11-15'])).toBe('2026-11-15\r\n')
  expect(csvLine([{ header: 'Срок', kind: 'day' }], ['=1'])).toBe("\u200e'=1\r\n")
})
