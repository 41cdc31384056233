import { describe, expect, test } from 'vitest'
import { workbookOf } from '../../tests/workbook-of.ts'
import { zipOf } from '../../tests/zip-of.ts'
import { createSpreadsheets } from './spreadsheets.ts'
import { unpackZip } from './unpack-zip.ts'

const spreadsheets = createSpreadsheets()
const sheet = {
  title: 'Апартаменти',
  columns: [
    { header: 'Номер', width: 10 },
    { header: 'Цена (€)', width: 12, format: '#,##0' },
    { header: 'Код', width: 38, isHidden: true as const },
  ],
  rows: [
    ['12', 131_500, 'a'],
    ['=1+1', null, 'b'],
  ],
}

function asSent(file: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
}

describe('spreadsheets', () => {
  test('come back as they were written', async () => {
    const written = await spreadsheets.write(sheet)
    expect(await spreadsheets.read(asSent(written))).toEqual({
      sheet: { rows: [sheet.columns.map(({ header }) => header), ...sheet.rows], others: 0 },
    })
  })

  test('that are large come back whole and in order, although the thread sends them in parts', async () => {
    const rows = Array.from({ length: 12_345 }, (_, row) => [`А${row}`, 'Б', row % 2 ? 'В' : 'Г'])
    const file = new TextEncoder().encode(rows.map((cells) => cells.join(';')).join('\n'))
    expect(await spreadsheets.read(asSent(file))).toEqual({ sheet: { rows, others: 0 } })
  })

  test('have what Excel and LibreOffice ask for: the parts of a workbook, well-formed and in order', async () => {
    const parts = await unpackZip(Buffer.from(await spreadsheets.write(sheet)), () => true)
    const textOf = (name: string) => parts.get(name)?.toString() ?? ''
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
    )
    const page = textOf('xl/worksheets/sheet1.xml')
    expect(page.match(/<(sheetViews|cols|sheetData)\b/g)).toEqual(['<sheetViews', '<cols', '<sheetData'])
    expect(page).toContain(
      '<pane ySplit="1" xSplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
    )
    expect(page).toMatch(/<col min="3" max="3" [^>]*hidden="1"/)
    expect(page).toContain('<v>131500</v>')
    expect(page).not.toContain('<f')
    expect(textOf('xl/styles.xml')).toContain('formatCode="#,##0"')
  })

  test('offer choices in drop-down lists, whose sheet is hidden and not read', async () => {
    const choices = ['Студио', 'Двустаен, с „двор“ & <градина>', 3]
    const columns = [
      { header: 'Номер', width: 10 },
      { header: 'Тип', width: 12, choices },
    ]
    const written = await spreadsheets.write({ title: 'Апартаменти', columns, rows: [['1', 'Студио']] })
    expect(await spreadsheets.read(asSent(written))).toEqual({
      sheet: {
        rows: [
          ['Номер', 'Тип'],
          ['1', 'Студио'],
        ],
        others: 0,
      },
    })
    const parts = await unpackZip(Buffer.from(written), () => true)
    const textOf = (name: string) => parts.get(name)?.toString() ?? ''
    const page = textOf('xl/worksheets/sheet1.xml')
    expect(page.match(/<(sheetData|dataValidations|pageMargins)\b/g)).toEqual([
      '<sheetData',
      '<dataValidations',
    ])
    expect(page).toContain('sqref="B2:B1001"><formula1>\'Списъци\'!$A$1:$A$3</formula1>')
    expect(textOf('xl/worksheets/sheet2.xml').match(/<c /g)).toHaveLength(3)
    expect(textOf('xl/worksheets/sheet2.xml')).not.toContain('dataValidations')
    expect(textOf('xl/workbook.xml')).toMatch(/<sheet [^>]*name="Списъци" state="hidden"/)
    const plain = await unpackZip(Buffer.from(await spreadsheets.write(sheet)), () => true)
    expect([...plain.keys()]).not.toContain('xl/worksheets/sheet2.xml')
  })

  test('say why a file is refused, and go on', async () => {
    const document = zipOf([{ name: 'word/document.xml', content: '<w:document/>' }])
    expect(await spreadsheets.read(asSent(document))).toEqual({ refused: 'not-a-table' })
    expect(await spreadsheets.read(asSent(Buffer.from('Номер;Цена')))).toHaveProperty('sheet')
  })

  test('refuse a file that would be more cells than any honest one', async () => {
    // Each row has a value in Excel's last column, so the library would create the 16,383 cells before it.
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
    )
    const wide = workbookOf(`<sheetData>${rows.join('')}</sheetData>`)
    expect(await spreadsheets.read(asSent(wide))).toEqual({ refused: 'too-many-cells' })
  })

  test('give up on a file that takes longer than any honest one', async () => {
    const withShortTimeout = createSpreadsheets({ readTimeout: 1 })
    expect(await withShortTimeout.read(asSent(workbookOf('<sheetData/>')))).toEqual({
      refused: 'too-much-work',
    })
  })

  test('say so when others are before a file: at once in a long line, else after a while', async () => {
    const [read, busy] = [expect.objectContaining({ sheet: expect.anything() }), { refused: 'busy' }]
    const table = Buffer.from('Номер;Цена')
    const crowded = createSpreadsheets({ maxWaiting: 1, maxWait: 60_000 })
    const reads = [1, 2, 3, 4].map(() => crowded.read(asSent(table)))
    expect(await Promise.all(reads)).toEqual([read, read, busy, busy])

    const hurried = createSpreadsheets({ maxWait: 1 })
    expect(await Promise.all([1, 2].map(() => hurried.read(asSent(table))))).toEqual([read, busy])
    expect(await hurried.read(asSent(table))).toEqual(read)
  })
})
