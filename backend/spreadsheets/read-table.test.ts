import { describe, expect, test } from 'vitest'
import { columnLetters, maxCellLength, maxSheetCharacters } from '../../domain/sheet/sheet.ts'
import { workbookOf, workbookParts } from '../../tests/workbook-of.ts'
import { zipOf } from '../../tests/zip-of.ts'
import { readTable } from './read-table.ts'
import { RefusedSheet } from './refused-sheet.ts'
import { maxUnpackedBytes } from './unpack-zip.ts'

const text = (value: string) => `t="inlineStr"><is><t>${value}</t></is></c>`

async function refusalOf(file: Buffer<ArrayBuffer>): Promise<string> {
  const error = await readTable(file).catch((thrown) => thrown)
  return error instanceof RefusedSheet ? error.refusal : `no refusal: ${error}`
}

describe('a workbook', () => {
  test('is read cell by cell, each as what it is', async () => {
    const { rows } = await readTable(
      workbookOf(`<sheetData>
        <row r="1"><c r="A1" ${text('Номер')}<c r="B1" ${text('Цена')}<c r="C1" ${text('Друго')}</row>
        <row r="3"><c r="A3" ${text(' 12 ')}<c r="B3"><f>B9*2</f><v>131500.5</v></c><c r="C3" t="b"><v>1</v></c></row>
        <row r="4"><c r="B4" s="1"><v>46143</v></c><c r="C4" t="str"><f>"а"&amp;"б"</f><v>аб</v></c></row>
      </sheetData>`),
    )
    expect(rows).toEqual([
      ['Номер', 'Цена', 'Друго'],
      [],
      [' 12 ', 131_500.5, true],
      [null, new Date('2026-05-01T00:00:00Z'), 'аб'],
    ])
  })

  test('says which cells only look empty', async () => {
    const { rows } = await readTable(
      workbookOf(`<sheetData>
        <row r="1"><c r="A1" ${text('Номер')}<c r="B1" ${text('Цена')}</row>
        <row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>SUM(B3:B9)</f></c></row>
        <row r="3"><c r="A3" ${text('12')}<c r="B3" s="0"/></row>
      </sheetData><mergeCells count="1"><mergeCell ref="A3:B3"/></mergeCells>`),
    )
    expect(rows.slice(1)).toEqual([
      [{ error: 'error' }, { error: 'not-calculated' }],
      ['12', { error: 'merged', into: 'A3' }],
    ])
  })

  test('may be written with prefixes, and by a path from the root', async () => {
    const prefixed = workbookParts(`<sheetData>
      <row r="1"><c r="A1" ${text('Номер')}<c r="B1" ${text('Цена')}</row>
      <row r="2"><c r="A2" ${text('12')}<c r="B2" t="e"><v>#N/A</v></c></row>
    </sheetData>`).map(({ name, content }) => ({
      name,
      content: content
        .replace(/<(\/?)(?=[a-z])/g, '<$1x:')
        .replaceAll('xmlns=', 'xmlns:x=')
        .replaceAll('r:id', 'rel:id')
        .replace('"worksheets/', '"/xl/worksheets/'),
    }))
    expect((await readTable(zipOf(prefixed))).rows).toEqual([
      ['Номер', 'Цена'],
      ['12', { error: 'error' }],
    ])
  })

  test.each([
    ['empty', Buffer.alloc(0)],
    ['too-large', Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
    ['old-excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'protected',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['protected', zipOf([{ name: 'xl/workbook.xml', content: 'x', isEncrypted: true }])],
    ['not-a-table', zipOf([{ name: 'word/document.xml', content: '<w:document/>' }])],
    ['not-a-table', Buffer.from('\0\x01\0\0\0\x0c', 'latin1')],
    [
      'not-a-table',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
    ],
    ['image', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['image', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['web-page', Buffer.from('<html><table><tr><td>Номер</td></tr></table>')],
    ['web-page', Buffer.from('\uFEFF<?xml version="1.0"?><Workbook/>')],
    ['plain-text', Buffer.from('Здравейте,\nизпращам Ви списъка.\nПоздрави')],
    [
      'open-document',
      Buffer.from(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
    ],
    ['damaged', workbookOf('<sheetData/>').subarray(0, 300)],
    ['damaged', workbookOf('<!DOCTYPE a><sheetData/>')],
    ['damaged', workbookOf('<sheetData><row r="1"><c r="A1"><v>1</v>')],
    ['damaged', workbookOf(`<sheetData>${'<c '.repeat(500_000)}`)],
    ['damaged', workbookOf(`<sheetData>${`<c "'`.repeat(500_000)}`)],
    ['damaged', workbookOf(`<sheetData>${'<!--'.repeat(500_000)}`)],
    ['damaged', workbookOf(`<sheetData><row r="1"><c ${'r="A1" '.repeat(100_000)}/></row></sheetData>`)],
    ['damaged', workbookOf(`<sheetData><row r="1"><c${' '.repeat(1_000_000)}/></row></sheetData>`)],
    [
      'damaged',
      workbookOf(`<sheetData><row r="1"><c r="A1" s="${'1'.repeat(1_000_000)}"/></row></sheetData>`),
    ],
    ['damaged', workbookOf('<sheetData><row r="1"><c r="A1"><v>1 & 2</v></c></row></sheetData>')],
    ['damaged', workbookOf('<sheetData><row r="999999999"/></sheetData>')],
    ['damaged', workbookOf('<sheetData><row r="1"><c r="ZZZZZZ1"><v>1</v></c></row></sheetData>')],
    ['damaged', workbookOf('<sheetData><row r="2"/><row r="1"/></sheetData>')],
  ])('is refused as %s', async (refusal, file) => {
    expect(await refusalOf(file)).toBe(refusal)
  })
})

describe('a zip bomb', () => {
  const zeros = Buffer.alloc(maxUnpackedBytes + 1)

  test('is refused by what its parts claim together, also those that nobody reads', async () => {
    const half = { content: 'x', claimed: maxUnpackedBytes / 2 + 1 }
    const bomb = zipOf([
      { name: 'xl/media/1.png', ...half },
      { name: 'xl/media/2.png', ...half },
    ])
    expect(await refusalOf(bomb)).toBe('unpacks-too-large')
  })

  test('is refused by how many parts it has', async () => {
    const bomb = zipOf(
      Array.from({ length: 2_001 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' })),
    )
    expect(await refusalOf(bomb)).toBe('unpacks-too-large')
  })

  test('is refused when more comes out of a part than it claims', async () => {
    const file = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: zeros, claimed: 10 }])
    expect(file.length).toBeLessThan(100_000)
    expect(await refusalOf(file)).toBe('damaged')
  })

  test('in a part that nobody reads is never unpacked', async () => {
    const file = zipOf([
      ...workbookParts(`<sheetData><row r="1"><c r="A1" ${text('Номер')}</row></sheetData>`),
      { name: 'xl/media/1.png', content: zeros, claimed: 10 },
    ])
    expect((await readTable(file)).rows).toEqual([['Номер']])
  })

  test('is not hidden from the checks by a part that is there twice', async () => {
    const sheet = (value: string) => `<sheetData><row r="1"><c r="A1" ${text(value)}</row></sheetData>`
    const [, , , second] = workbookParts(sheet('checked'))
    const file = zipOf([...workbookParts(sheet('hidden')), ...(second ? [second] : [])])
    expect(await refusalOf(file)).toBe('damaged')
    // The archive states its number of entries twice. read-excel-file uses this field: with 4 entries, it would
    // find only the first of the two sheets.
    file.writeUInt16LE(4, file.length - 14)
    expect(await refusalOf(file)).toBe('damaged')
  })
})

describe('cells far from the others', () => {
  const sheetWith = (cells: string) =>
    workbookOf(
      `<sheetData><row r="1"><c r="A1" ${text('Номер')}<c r="B1" ${text('Цена')}${cells}</sheetData>`,
    )
  const row = (number: number, last: string) =>
    `<row r="${number}"><c r="A${number}" ${text('12')}<c r="${last}${number}" ${text('x')}</row>`

  test('are left out, and so is all the emptiness before them', async () => {
    const { rows } = await readTable(sheetWith(`</row>${row(2, 'XFD')}${row(3, 'XFD')}<row r="200"></row>`))
    expect(rows).toEqual([['Номер', 'Цена'], ['12'], ['12']])
  })

  test('refuse a sheet that takes up more than a table of that many rows and columns', async () => {
    const many = Array.from({ length: 400 }, (_, index) => row(index + 2, 'XFD')).join('')
    expect(await refusalOf(sheetWith(`</row>${many}`))).toBe('too-many-cells')
    expect(await refusalOf(sheetWith(`<c r="XFD1" ${text('x')}</row>${row(1_048_576, 'B')}`))).toBe(
      'too-many-cells',
    )
    expect(await refusalOf(sheetWith(`</row>${row(1_048_576, 'B')}`))).toBe('too-many-cells')
  })

  test('of a text with separators, too', async () => {
    const line = `12${';'.repeat(2_000)}x\n`
    const { rows } = await readTable(Buffer.from(`Номер;Цена\n${line.repeat(50)}`))
    expect(rows).toHaveLength(51)
    expect(rows.flat()).toHaveLength(52)
  })
})

describe('long texts', () => {
  /** A workbook whose cells all have the same text, which the file holds once. */
  function sharing(value: string, [height, width]: [number, number]): Buffer<ArrayBuffer> {
    const cells = (row: number) =>
      Array.from(
        { length: width },
        (_, column) => `<c r="${columnLetters(column)}${row}" t="s"><v>0</v></c>`,
      ).join('')
    const rows = Array.from({ length: height }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`)
    const parts = workbookParts(`<sheetData>${rows.join('')}</sheetData>`).map(({ name, content }) => ({
      name,
      content: content.replace(
        '</Relationships>',
        '<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
    }))
    const texts = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1"><si><t>${value}</t></si></sst>`
    return zipOf([...parts, { name: 'xl/sharedStrings.xml', content: texts }])
  }

  test('that no field takes are left out, however many cells share one', async () => {
    const { rows } = await readTable(sharing('я'.repeat(32_700), [500, 100]))
    expect(rows).toHaveLength(500)
    // All of them are one object, which the main thread gets once.
    expect(new Set(rows.flat())).toEqual(new Set([{ error: 'too-long' }]))
    expect(new Set(rows.flat()).size).toBe(1)
  })

  test('are counted in each cell that shares one', async () => {
    const value = 'я'.repeat(maxCellLength)
    const most = Math.floor(maxSheetCharacters / maxCellLength)
    expect((await readTable(sharing(value, [most, 1]))).rows).toHaveLength(most)
    expect(await refusalOf(sharing(value, [most + 1, 1]))).toBe('too-much-text')
  })

  test('of a text with separators are limited, too, and spaces around them do not count', async () => {
    const line = `12;${'x'.repeat(maxCellLength)}\n`
    const long = `12;${'x'.repeat(maxCellLength + 1)}\n12;x${' '.repeat(maxCellLength)}\n`
    expect((await readTable(Buffer.from(`Номер;Цена\n${long}`))).rows.slice(1)).toEqual([
      ['12', { error: 'too-long' }],
      ['12', 'x'],
    ])
    const many = line.repeat(maxSheetCharacters / maxCellLength + 1)
    expect(await refusalOf(Buffer.from(`Номер;Цена\n${many}`))).toBe('too-much-text')
  })
})
