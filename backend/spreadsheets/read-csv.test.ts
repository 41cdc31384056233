import { expect, test } from 'vitest'
import { maxSheetCells } from '../../domain/sheet/sheet.ts'
import { readCsv } from './read-csv.ts'

const rowsOf = (text: string) => readCsv(Buffer.from(text)).rows

test('cells may be quoted, hold separators, quotes and lines, or be empty', () => {
  expect(rowsOf('Номер;Цена\r\n"а;б";"каза ""да"""\r\n;"ред\nред"\r\n')).toEqual([
    ['Номер', 'Цена'],
    ['а;б', 'каза "да"'],
    [null, 'ред\nред'],
  ])
})

test.each([';', ',', '\t', '|'])('cells may be parted by %j', (separator) => {
  expect(rowsOf(`Номер${separator}Цена\n12${separator}`)).toEqual([
    ['Номер', 'Цена'],
    ['12', null],
  ])
  expect(rowsOf(`sep=${separator}\nНомер\n12`)).toEqual([['Номер'], ['12']])
  expect(rowsOf(`Ценова листа\n\nНомер${separator}Цена`)).toEqual([
    ['Ценова листа'],
    [null],
    ['Номер', 'Цена'],
  ])
})

test.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFFНомер;Цена')],
  ['UTF-16, as Excel writes texts', Buffer.from('\uFEFFНомер;Цена', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('Номер;Цена', 'utf16le')],
  ['UTF-16 in the other order', Buffer.from('\uFEFFНомер;Цена', 'utf16le').swap16()],
  ['windows-1251, as Excel writes CSV in Bulgaria', Buffer.from('cdeeece5f03bd6e5ede0', 'hex')],
])('letters may be in %s', (_, file) => {
  expect(readCsv(file).rows).toEqual([['Номер', 'Цена']])
})

test('an apostrophe before what looks like a formula is ours, and goes', () => {
  expect(rowsOf(`'=1+1;''=1;'тих;-1`)).toEqual([['=1+1', `'=1`, `'тих`, '-1']])
})

test('a quote that is never closed, or goes on behind its end, is a letter', () => {
  expect(rowsOf('"а;б\nв;"г')).toEqual([['"а;б\nв;"г']])
  expect(rowsOf('"а;б\nв;г')).toEqual([
    ['"а', 'б'],
    ['в', 'г'],
  ])
  expect(rowsOf('"Бриз" 2;г')).toEqual([['"Бриз" 2', 'г']])
})

test('rows of empty cells stay as long as they are', () => {
  expect(rowsOf(';;\n\n;')).toEqual([[null, null, null], [null], [null, null]])
})

test('more cells than any list has are refused while they are counted', () => {
  const endless = Buffer.from(';'.repeat(maxSheetCells + 1))
  expect(() => readCsv(endless)).toThrow('too-many-cells')
})
