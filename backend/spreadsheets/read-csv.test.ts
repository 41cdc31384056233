import { expect, test } from 'vitest'
import { mostSheetCells } from '../../domain/sheet/sheet.ts'
import { readCsv } from './read-csv.ts'

const rowsOf = (text: string) => readCsv(Buffer.from(text)).rows

test('cells may be quoted, hold separators, quotes and lines, or be empty', () => {
  expect(rowsOf('Номер;Цена\r\n"а;б";"каза ""да"""\r\n;"ред\nред"\r\n')).toEqual([
    ['Номер', 'Цена'],
    ['а;б', 'каза "да"'],
    [null, 'ред\nред'],
  ])
})

test.each([';', ',', '\t'])('cells may be parted by %j', (separator) => {
  expect(rowsOf(`Номер${separator}Цена\n12${separator}`)).toEqual([
    ['Номер', 'Цена'],
    ['12', null],
  ])
  expect(rowsOf(`sep=${separator}\nНомер\n12`)).toEqual([['Номер'], ['12']])
})

test.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFFНомер;Цена')],
  ['UTF-16, as Excel writes texts', Buffer.from('\uFEFFНомер;Цена', 'utf16le')],
  ['windows-1251, as Excel writes CSV in Bulgaria', Buffer.from('cdeeece5f03bd6e5ede0', 'hex')],
])('letters may be in %s', (_, file) => {
  expect(readCsv(file).rows).toEqual([['Номер', 'Цена']])
})

test('an apostrophe before what looks like a formula is ours, and goes', () => {
  expect(rowsOf(`'=1+1;''=1;'тих;-1`)).toEqual([['=1+1', `'=1`, `'тих`, '-1']])
})

test('a quote that is never closed is a letter', () => {
  expect(rowsOf('"а;б\nв;г')).toEqual([
    ['"а', 'б'],
    ['в', 'г'],
  ])
})

test('more cells than any list has are refused while they are counted', () => {
  const endless = Buffer.from(';'.repeat(mostSheetCells + 1))
  expect(() => readCsv(endless)).toThrow('too-much-work')
})
