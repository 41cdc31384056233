const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const office = 'application/vnd.openxmlformats-officedocument.'

export const mainType = `${word}document.main+xml`

/** The parts whose text people read, and that are filled. */
const textTypes = new Set([
  mainType,
  ...['header', 'footer', 'footnotes', 'endnotes'].map((name) => `${word}${name}+xml`),
])

/** What Word and LibreOffice write besides. A part of any other type may be more than a document. */
const xmlTypes = new Set([
  ...[
    'styles',
    'settings',
    'webSettings',
    'fontTable',
    'numbering',
    'comments',
    'commentsExtended',
    'commentsIds',
    'commentsExtensible',
    'people',
    'document.glossary',
  ].map((name) => `${word}${name}+xml`),
  ...['theme', 'themeOverride', 'extended-properties', 'custom-properties', 'customXmlProperties'].map(
    (name) => `${office}${name}+xml`,
  ),
  ...['diagramData', 'diagramLayout', 'diagramStyle', 'diagramColors'].map(
    (name) => `${office}drawingml.${name}+xml`,
  ),
  'application/vnd.ms-office.drawingml.diagramDrawing+xml',
  'application/vnd.ms-office.classificationlabels+xml',
  'application/vnd.ms-office.intelligence2+xml',
  'application/vnd.ms-word.stylesWithEffects+xml',
  'application/vnd.openxmlformats-package.core-properties+xml',
  'image/svg+xml',
])

export const relationsType = 'application/vnd.openxmlformats-package.relationships+xml'

/** What pictures begin with: PNG, JPEG, GIF, BMP, TIFF, EMF, WMF. Programs look at that, and not at the name. */
const pictures = '89504e47 ffd8ff 47494638 424d 49492a00 4d4d002a 01000000 d7cdc69a 01000900 02000900'.split(
  ' ',
)
const pictureTypes = /^image\/(?:png|p?jpe?g|gif|bmp|tiff|(?:x-)?emf|(?:x-)?wmf)$/
/** Their first bytes are encrypted. */
const fontTypes = new Set([`${office}obfuscatedFont`, 'application/x-fontdata'])

export type PartKind = 'text' | 'xml' | 'relations' | 'binary'

/** Undefined for a part that no template needs. */
export function partKind(name: string, type: string, bytes: Buffer): PartKind | undefined {
  if (name.endsWith('.rels')) return type === relationsType ? 'relations' : undefined
  if (textTypes.has(type)) return 'text'
  // The data of fields that Word binds to a document.
  if (xmlTypes.has(type) || (type === 'application/xml' && name.startsWith('customXml/'))) return 'xml'
  if (pictureTypes.test(type)) {
    const beginning = bytes.toString('hex', 0, 4)
    return pictures.some((each) => beginning.startsWith(each)) ? 'binary' : undefined
  }
  return fontTypes.has(type) ? 'binary' : undefined
}

const relationHosts =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\/.*\/([^/]+)$/
const relations = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['extendedProperties', 'customProperties', 'glossaryDocument', 'customXml', 'customXmlProps'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'numbering', 'theme'],
  ...['header', 'footer', 'footnotes', 'endnotes', 'themeOverride', 'image', 'hyperlink', 'people'],
  ...['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'intelligence'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
  'classificationlabels',
])

/** What a relationship is for; undefined where a template needs none such. */
export function relationKind(type: string): string | undefined {
  const [, name] = relationHosts.exec(type) ?? []
  return name !== undefined && relations.has(name) ? name : undefined
}

/** Fields that read nothing but the document, its properties and the clock. */
const fields = new Set(
  [
    '= ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY BOOKMARK CITATION COMMENTS COMPARE CREATEDATE',
    'DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT FORMULA HYPERLINK',
    'IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF',
    'PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME',
    'TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ].flatMap((line) => line.split(' ')),
)
/** A link to a file or a program, and not to a page or an address. Word needs no quotes around it. */
const otherPlaces = /(?:"|^\s*hyperlink\s+)(?!(?:https?|mailto|tel):)[a-z][\w+.-]*:|\\\\/i

export function isAllowedField(instruction: string): boolean {
  const name = /^\s*(=|[^\s"\\]*)/.exec(instruction)?.[1] ?? ''
  return fields.has(name.toUpperCase()) && !(/^hyperlink$/i.test(name) && otherPlaces.test(instruction))
}

/** Elements that bring something in from outside, or run it. */
export const refusedElements: ReadonlySet<string> = new Set(
  'altChunk subDoc OLEObject control mailMerge attachedTemplate frameset webVideoPr webExtensionRef contentPart'.split(
    ' ',
  ),
)
