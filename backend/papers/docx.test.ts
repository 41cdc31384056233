import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fillDocx, RefusedPaper, readPlaceholders } from './docx.ts'

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const documentOf = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://w"><w:body>${body}</w:body></w:document>`
const types = '<?xml version="1.0"?><Types xmlns="http://t"/>'

function docx(parts: Record<string, string>): Buffer {
  const all = { '[Content_Types].xml': types, ...parts }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(all).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}
const ofBody = (body: string) => docx({ 'word/document.xml': documentOf(body) })

async function filled(body: string, values: Record<string, string>, rows: Record<string, string>[] = []) {
  const bytes = await fillDocx(ofBody(body), new Map(Object.entries(values)), {
    prefix: 'вноска ',
    rows: rows.map((row) => new Map(Object.entries(row))),
  })
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}
const textOf = (xml: string) => xml.replaceAll(/<[^>]*>/g, '')

test('a placeholder that Word has split into runs is filled in the look of its first run', async () => {
  const xml = await filled(paragraph(run('Цена: {це'), run('на'), run(' } евро, {ЦЕНА}')), {
    цена: '100 000 €',
  })
  expect(textOf(xml)).toBe('Цена: 100 000 € евро, {ЦЕНА}')
  expect(xml).toContain('<w:t xml:space="preserve">Цена: 100 000 €</w:t>')
  expect(xml.match(/<w:r>/g)).toHaveLength(3)
})

test('several in one run, two that share a run, and braces that are no placeholder', async () => {
  const xml = await filled(paragraph(run('{а}{б'), run('}и{а} {{} {}')), { а: '1', б: '2' })
  expect(textOf(xml)).toBe('12и1 {{} {}')
})

test('what people typed stays text: markup, braces, entities and control characters', async () => {
  const odd = '<w:p>&amp; {а} "x"\u0000\u0001'
  const xml = await filled(paragraph(run('{а} и &lt;{б}&gt;')), { а: odd, б: 'ред\nред' })
  expect(xml).toContain(
    '&lt;w:p&gt;&amp;amp; {а} "x" и &lt;ред</w:t><w:br/><w:t xml:space="preserve">ред&gt;',
  )
})

test('a row of a table is repeated for each instalment, and others are not', async () => {
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`
  const table = `<w:tbl>${row('Кога', 'Сума')}${row('{вноска кога}', '{вноска сума} от {цена}')}</w:tbl>`
  const rows = [
    { 'вноска кога': 'сега', 'вноска сума': '{цена}' },
    { 'вноска кога': 'после', 'вноска сума': '2' },
  ]
  const xml = await filled(table + paragraph(run('{цена}')), { цена: '3' }, rows)
  expect(textOf(xml)).toBe('КогаСумасега{цена} от 3после2 от 33')
  expect(textOf(await filled(table, { цена: '3' }))).toBe('КогаСума')
})

test('paragraphs within a text box are filled, and headers are read, too', async () => {
  const box = `<w:p>${run('{а')}<w:txbxContent>${paragraph(run('{б}'))}</w:txbxContent>${run('}')}</w:p>`
  expect(textOf(await filled(box, { а: '1', б: '2' }))).toBe('12')
  const parts = {
    'word/document.xml': documentOf(box),
    'word/header1.xml': documentOf(paragraph(run('{в}'))),
  }
  expect((await readPlaceholders(docx(parts))).toSorted()).toEqual(['а', 'б', 'в'])
})

test('files that are no plain documents are refused', async () => {
  const bomb = documentOf(`<w:p><w:t>${'x'.repeat(21_000_000)}</w:t></w:p>`)
  const entities = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa">]><w:document xmlns:w="w">&a;</w:document>`
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`word/${at}.xml`, '<a/>']))
  for (const file of [
    Buffer.from('PK no zip'),
    Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    docx({ 'word/document.xml': '<w:document xmlns:w="w"><w:p></w:document>' }),
    docx({ 'word/document.xml': entities }),
    docx({ 'word/document.xml': documentOf(''), 'word/vbaProject.bin': 'x' }),
    docx({ 'word/document.xml': bomb }),
    docx({ 'word/document.xml': documentOf(''), ...many }),
  ])
    await expect(readPlaceholders(file)).rejects.toThrow(RefusedPaper)
})
