import { strToU8, zipSync } from 'fflate'

const office = 'application/vnd.openxmlformats-officedocument.'
const word = `${office}wordprocessingml.`
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export const documentOf = (body: string) =>
  `${declaration}<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`

export type Relation = [kind: string, target: string, mode?: 'External']

/** A part of relationships; a kind with a host is written as it is. */
export function relationsOf(all: readonly Relation[]): string {
  const each = all.map(([kind, target, mode], at) => {
    const type = kind.includes(':') ? kind : `${relations}/${kind}`
    return `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`
  })
  return `${declaration}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

const usual: Record<string, string> = {
  'word/document.xml': `${word}document.main+xml`,
  'word/header1.xml': `${word}header+xml`,
  'word/footer1.xml': `${word}footer+xml`,
  'word/settings.xml': `${word}settings+xml`,
  'word/styles.xml': `${word}styles+xml`,
  'word/theme/theme1.xml': `${office}theme+xml`,
  'docProps/app.xml': `${office}extended-properties+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'customXml/itemProps1.xml': `${office}customXmlProperties+xml`,
}

const endings = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
}

type Part = string | Uint8Array

/** A .docx of these parts, as Word writes one, with the usual types of the usual names and those that are given. */
export function docxOf(parts: Record<string, Part>, types: Record<string, string> = {}): Buffer<ArrayBuffer> {
  const named = Object.entries({ ...usual, ...types }).filter(([name]) => name in parts)
  const list = [
    ...Object.entries(endings).map(
      ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
    ),
    ...named.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`),
  ]
  const all: Record<string, Part> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types">${list.join('')}</Types>`,
    '_rels/.rels': relationsOf([['officeDocument', 'word/document.xml']]),
    ...parts,
  }
  const bytes = Object.entries(all).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}
