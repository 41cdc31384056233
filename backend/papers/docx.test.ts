import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { documentOf, docxOf, type Relation, relationsOf, wordNamespace } from '../../tests/docx-of.ts'
import { zipOf } from '../../tests/zip-of.ts'
import { fillDocx, judgeDocx } from './docx.ts'

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const ofBody = (body: string) => docxOf({ 'word/document.xml': documentOf(body) })

async function filled(body: string, values: Record<string, string>, rows: Record<string, string>[] = []) {
  const bytes = await fillDocx(ofBody(body), new Map(Object.entries(values)), {
    prefix: 'вноска ',
    rows: rows.map((row) => new Map(Object.entries(row))),
  })
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}
const textOf = (xml: string) => xml.replaceAll(/<[^>]*>/g, '').trim()

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
    'word/_rels/document.xml.rels': relationsOf([['header', 'header1.xml']]),
  }
  expect((await judgeDocx(docxOf(parts))).names.toSorted()).toEqual(['а', 'б', 'в'])
})

const png = Buffer.from('89504e470d0a1a0a', 'hex')

describe('a document as Word writes it', () => {
  const field = (instruction: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const said = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
  const settings = `<w:settings xmlns:w="${wordNamespace}"><w:zoom w:percent="100"/></w:settings>`
  const body = [
    paragraph(field(said(' PA') + said('GE \\* MERGEFORMAT '))),
    paragraph(field(said(' IF ') + field(said(' PAGE ')) + said(' = 1 "Total: 1" "2" '))),
    paragraph(field(said(' HYPERLINK "https://example.com/a" \\o "виж" '))),
    paragraph('<w:fldSimple w:instr=" DATE \\@ &quot;d.M.yyyy&quot; "><w:r><w:t>1</w:t></w:r></w:fldSimple>'),
    '<!-- бележка -->',
    paragraph(run('{цена}')),
  ]
  const parts = {
    'word/document.xml': documentOf(body.join('')),
    'word/settings.xml': settings,
    'word/media/image1.png': png,
    'docProps/core.xml': '<cp:coreProperties xmlns:cp="c"/>',
    'customXml/item1.xml': '<?mso-contentType?><b:Sources xmlns:b="b"/>',
    'customXml/itemProps1.xml': '<ds:datastoreItem xmlns:ds="d"/>',
    'customXml/_rels/item1.xml.rels': relationsOf([['customXmlProps', 'itemProps1.xml']]),
    'word/_rels/document.xml.rels': relationsOf([
      ['settings', '/word/settings.xml'],
      ['image', 'media/image1.png'],
      ['customXml', '../customXml/item1.xml'],
      ['hyperlink', 'https://example.com/', 'External'],
      ['hyperlink', 'mailto:office@example.com', 'External'],
    ]),
  }

  test('is judged, and what is kept of it is its parts without what hides in comments', async () => {
    const { bytes, names } = await judgeDocx(docxOf(parts))
    expect(names).toEqual(['цена'])
    const kept = unzipSync(bytes)
    expect(Object.keys(kept)).toEqual(['[Content_Types].xml', '_rels/.rels', ...Object.keys(parts)])
    expect(strFromU8(kept['word/document.xml'] ?? png)).not.toContain('<!--')
    expect(Buffer.from(kept['word/media/image1.png'] ?? [])).toEqual(png)
    // What is kept is judged as it was.
    expect((await judgeDocx(Buffer.from(bytes))).names).toEqual(['цена'])
  })

  test('loses the name of the template that it was made from', async () => {
    const relation: Relation = ['attachedTemplate', 'file:///C:/Users/a/Firm.dotx', 'External']
    const { bytes } = await judgeDocx(
      docxOf({
        ...parts,
        'word/settings.xml': settings.replace(
          '<w:zoom',
          '<w:attachedTemplate r:id="rId1" xmlns:r="r"/><w:zoom',
        ),
        'word/_rels/settings.xml.rels': relationsOf([relation]),
      }),
    )
    const kept = Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
    expect(kept.join()).not.toMatch(/attachedTemplate|Firm/)
  })

  const withRelation = (relation: Relation, more: Record<string, string | Uint8Array> = {}) =>
    docxOf({ ...parts, ...more, 'word/_rels/document.xml.rels': relationsOf([relation]) })
  const withBody = (xml: string) => docxOf({ 'word/document.xml': documentOf(xml) })
  const withDocument = (xml: string) => docxOf({ 'word/document.xml': xml })
  const withType = (name: string, type: string, content: string | Uint8Array = 'x') =>
    docxOf({ ...parts, [name]: content }, { [name]: type })
  const root = (inner: string) => `<w:document xmlns:w="${wordNamespace}">${inner}</w:document>`
  const macro = 'application/vnd.ms-office.vbaProject'
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const zipped = (...more: { name: string; content: string | Buffer; claimed?: number }[]) =>
    zipOf([
      ...Object.entries(unzipSync(docxOf(parts))).map(([name, content]) => ({
        name,
        content: Buffer.from(content),
      })),
      ...more,
    ])
  const many = Array.from({ length: 301 }, (_, at) => ({ name: `word/media/${at}.png`, content: png }))
  const names = (count: number) => Array.from({ length: count }, (_, at) => run(`{име ${at}}`)).join('')

  test.each<[fault: string, what: string, file: () => Buffer]>([
    ['damaged', 'no zip', () => Buffer.from('PK no zip')],
    ['not-word', 'another zip', () => zipOf([{ name: 'a.txt', content: 'a' }])],
    [
      'macros',
      'a document with macros by its type',
      () =>
        docxOf(
          { 'word/document.xml': documentOf('') },
          { 'word/document.xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' },
        ),
    ],
    [
      'not-word',
      'another main part',
      () => docxOf({ ...parts, '_rels/.rels': relationsOf([['officeDocument', 'word/settings.xml']]) }),
    ],
    ['damaged', 'a part that is not well-formed', () => withBody('<w:p>')],
    ['damaged', 'entities', () => withDocument(`<!DOCTYPE w [<!ENTITY a "aaaa">]>${root('&a;')}`)],
    [
      'damaged',
      'entities within a comment',
      () => withDocument(`<!<!-- -->DOCTYPE w [<!ENTITY a "aaaa">]>${root('&a;')}`),
    ],
    [
      'damaged',
      'entities in settings',
      () => docxOf({ ...parts, 'word/settings.xml': `<!DOCTYPE w>${settings}` }),
    ],
    [
      'damaged',
      'entities in the list of types',
      () => docxOf({ ...parts, '[Content_Types].xml': '<!DOCTYPE t><Types/>' }),
    ],
    ['damaged', 'a comment that never ends', () => withBody('<!-- ')],
    ['damaged', 'a comment made of two', () => withBody('<!<!-- -->-- x -->')],
    ['damaged', 'a section', () => withBody('<![CDATA[{цена}]]>')],
    ['damaged', 'an instruction', () => withBody('<?php ?>')],
    [
      'damaged',
      'another encoding',
      () => docxOf({ 'word/document.xml': Buffer.from(documentOf(''), 'utf16le') }),
    ],
    [
      'damaged',
      'a declared encoding',
      () => withDocument(`<?xml version="1.0" encoding="UTF-7"?>${root('')}`),
    ],
    ['damaged', 'deep nesting', () => withBody('<w:tbl>'.repeat(300) + '</w:tbl>'.repeat(300))],
    ['damaged', 'a tag without end', () => withBody(`<w:p a="${'x'.repeat(70_000)}"/>`)],
    ['damaged', 'a relationship to what is not there', () => withRelation(['image', 'media/none.png'])],
    ['damaged', 'a part twice', () => zipped({ name: 'word/document.xml', content: 'x' })],
    ['damaged', 'a part twice in other letters', () => zipped({ name: 'word/Document.xml', content: 'x' })],
    ['damaged', 'a name that leads elsewhere', () => zipped({ name: '../evil.xml', content: 'x' })],
    ['damaged', 'an absolute name', () => zipped({ name: '/etc/evil.xml', content: 'x' })],
    ['damaged', 'a long name', () => zipped({ name: `word/${'x'.repeat(300)}.xml`, content: 'x' })],
    [
      'damaged',
      'a bomb that claims to be small',
      () => zipped({ name: 'word/media/b.png', content: Buffer.alloc(9_000_000), claimed: 9 }),
    ],
    ['too-much', 'many parts', () => zipped(...many)],
    ['too-much', 'a bomb', () => docxOf({ ...parts, 'word/media/b.png': Buffer.alloc(41_000_000) })],
    ['too-much', 'a bomb of text', () => withBody(paragraph(run('x'.repeat(12_000_000))))],
    ['too-much', 'many names', () => withBody(paragraph(names(201)))],
    ['too-much', 'names many times', () => withBody(paragraph(run('{цена}'.repeat(5_001))))],
    ['macros', 'a macro part', () => withType('word/vbaProject.bin', macro)],
    ['macros', 'a macro part under another name', () => withType('word/media/harmless.png', macro)],
    [
      'macros',
      'a relationship to macros',
      () =>
        withRelation([
          'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
          'media/image1.png',
        ]),
    ],
    ['unknown-part', 'a macro part as a picture', () => docxOf({ ...parts, 'word/media/image2.png': ole })],
    [
      'unknown-part',
      'an embedded file',
      () => withType('word/embeddings/a.bin', 'application/vnd.openxmlformats-officedocument.oleObject', ole),
    ],
    ['unknown-part', 'an embedded workbook', () => withRelation(['package', 'media/image1.png'])],
    ['unknown-part', 'an ActiveX control', () => withRelation(['control', 'media/image1.png'])],
    ['unknown-part', 'another document inside', () => withRelation(['aFChunk', 'media/image1.png'])],
    ['unknown-part', 'a part of no type', () => docxOf({ ...parts, 'word/evil.bin': 'x' })],
    [
      'unknown-part',
      'XML outside of the data of fields',
      () => docxOf({ ...parts, 'word/evil.xml': '<a/>' }),
    ],
    [
      'unknown-part',
      'a relationship of another kind',
      () => withRelation(['http://example.com/relationships/image', 'media/image1.png']),
    ],
    [
      'unknown-part',
      'an element that brings a document in',
      () => withBody('<w:altChunk r:id="rId1" xmlns:r="r"/>'),
    ],
    ['unknown-part', 'an element of OLE', () => withBody('<o:OLEObject xmlns:o="o"/>')],
    [
      'external',
      'a template elsewhere, written as Word does not',
      () => {
        const template = relationsOf([['attachedTemplate', 'https://example.com/a.dotm', 'External']])
        return docxOf({
          ...parts,
          'word/_rels/settings.xml.rels': template.replaceAll(/"([^"]*Template)"/g, "'$1'"),
        })
      },
    ],
    [
      'external',
      'a picture elsewhere',
      () => withRelation(['image', 'https://example.com/a.png', 'External']),
    ],
    [
      'external',
      'a picture elsewhere that claims to be inside',
      () => withRelation(['image', 'file:///c:/a.png']),
    ],
    ['external', 'a picture of another computer', () => withRelation(['image', '\\\\192.0.2.1\\a.png'])],
    ['external', 'a link to a file', () => withRelation(['hyperlink', 'file:///c:/a.exe', 'External'])],
    ['external', 'a part of a document elsewhere', () => withRelation(['subDocument', 'a.docx', 'External'])],
    [
      'external',
      'an address in a drawing',
      () => withBody('<v:imagedata xmlns:v="v" src="https://example.com/a.png"/>'),
    ],
    [
      'external',
      'a mail merge',
      () => docxOf({ ...parts, 'word/settings.xml': settings.replace('<w:zoom', '<w:mailMerge/><w:zoom') }),
    ],
    ['field', 'DDE', () => withBody(paragraph(field(said(' DDEAUTO c:\\a.exe '))))],
    ['field', 'DDE in pieces', () => withBody(paragraph(field(said(' DD') + said('E "a" "b" '))))],
    [
      'field',
      'DDE in a header',
      () => docxOf({ ...parts, 'word/header1.xml': documentOf(paragraph(field(said('dde a')))) }),
    ],
    [
      'field',
      'DDE within a field',
      () => withBody(paragraph(field(said(' IF ') + field(said('DDE a b')) + said(' = 1')))),
    ],
    [
      'field',
      'a field whose name is a field',
      () => withBody(paragraph(field(field(said(' QUOTE 68 68 69 '))))),
    ],
    [
      'field',
      'a field that never ends',
      () =>
        withBody(
          '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDE a</w:instrText></w:r></w:p>',
        ),
    ],
    [
      'field',
      'a picture of a field',
      () => withBody(paragraph(field(said('INCLUDEPICTURE "https://example.com/a.png"')))),
    ],
    ['field', 'a text of a field', () => withBody('<w:fldSimple w:instr="INCLUDETEXT c:\\a.txt"/>')],
    [
      'field',
      'a field under another prefix',
      () => withBody(`<x:fldSimple xmlns:x="${wordNamespace}" x:instr="LINK a"/>`),
    ],
    [
      'field',
      'a link of a field to a file',
      () => withBody(paragraph(field(said('HYPERLINK "file:///c:/a.exe"')))),
    ],
    [
      'field',
      'a link to a file without quotes',
      () => withBody(paragraph(field(said('HYPERLINK file:///c:/a')))),
    ],
    ['field', 'a link to a drive', () => withBody(paragraph(field(said('HYPERLINK "c:/a.exe"'))))],
    [
      'external',
      'a drawing that shows another file',
      () => withType('word/media/a.svg', 'image/svg+xml', '<svg><image href="file:///etc/hostname"/></svg>'),
    ],
  ])('is refused (%s) with %s', async (fault, _, file) => {
    const refused = await judgeDocx(file()).catch((error) => error)
    expect(refused).toMatchObject({ fault })
    await expect(fillDocx(file(), new Map(), { prefix: 'вноска ', rows: [] })).rejects.toMatchObject({
      fault,
    })
  })
})

test('what is looked for again and again is found in one pass', async () => {
  const many = 4_000
  const body = paragraph(Array.from({ length: many }, () => `${run('{а')}${run('}')}`).join(''))
  expect(textOf(await filled(body, { а: '1' }))).toBe('1'.repeat(many))
  const spaces = paragraph(run(`{${' '.repeat(1_000_000)}`))
  expect((await judgeDocx(ofBody(spaces + paragraph(run('{'.repeat(1_000_000)))))).names).toEqual([])
})

test('a template that becomes too long when it is filled is refused', async () => {
  const row = `<w:tr><w:tc>${paragraph(run('{вноска кога}'.repeat(1_000)))}</w:tc></w:tr>`
  const rows = Array.from({ length: 40 }, () => ({ 'вноска кога': 'x'.repeat(600) }))
  await expect(filled(row, {}, rows)).rejects.toMatchObject({ fault: 'too-much' })
})
