import { inflateSync } from 'node:zlib'

/**
 * Returns the text of each page of a PDF that we have drawn: glyphs are mapped to letters by the font's own table,
 * line by line.
 */
export function readPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map((page) => {
    const letters = fontsOf(page, objects)
    return textOf(objects.get(referenceIn(page.head, 'Contents'))?.stream ?? '', letters)
  })
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1')
  const found = source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, objectOf(body)]))
}

function objectOf(body: string): PdfObject {
  const [head = '', compressed] = body.split('\nstream\n')
  const bytes = Buffer.from(compressed?.replace(/\nendstream$/, '') ?? '', 'latin1')
  const isText = bytes.length > 0 && head.includes('FlateDecode') && !head.includes('/Image')
  return { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' }
}

function referenceIn(head: string, name: string): string {
  return head.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1] ?? ''
}

type Letters = Map<string, Map<string, string>>

/** Maps the codes of each font of a page to letters. */
function fontsOf(page: PdfObject, objects: Map<string, PdfObject>): Letters {
  const resources = objects.get(referenceIn(page.head, 'Resources'))?.head ?? ''
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const table = objects.get(referenceIn(objects.get(id)?.head ?? '', 'ToUnicode'))?.stream ?? ''
      return [name, lettersOf(table)]
    }),
  )
}

/** PDFKit writes ranges that begin at 0, each with a list of letters. */
function lettersOf(table: string): Map<string, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)]
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

function textOf(content: string, fonts: Letters): string {
  let font: Map<string, string> | undefined
  const lines: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)
    else lines.push(codesIn(shown ?? '').reduce((text, code) => text + (font?.get(code) ?? '?'), ''))
  }
  return lines.join('\n')
}

function codesIn(shown: string): string[] {
  return [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
}
