/** Text of a part of a .docx as pieces of its XML: tags, and the text between them. */
type Piece = string

/** Placeholders stand in braces: „{цена}“. The length is limited first, so that each brace is looked at once. */
const placeholder = /\{([^{}]{1,80})\}/g
const longestName = 60
const pieces = /<(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/g
const tagName = /^<(\/?)w:(p|t|tr)(?=[\s/>])/

export type Values = ReadonlyMap<string, string>

export interface FilledRows {
  /** What the names of placeholders in such a row of a table begin with: „вноска “. */
  prefix: string
  /** The values of each row that takes its place. */
  rows: readonly Values[]
}

/** The names of all placeholders in their order, also of those that Word has split into several runs. */
export function* placeholdersIn(xml: string): Generator<string> {
  for (const texts of paragraphsOf(split(xml))) for (const { name } of found(joinedText(texts))) yield name
}

function found(text: string): { from: number; until: number; name: string }[] {
  return [...text.matchAll(placeholder)].flatMap((match) => {
    const name = (match[1] ?? '').trim()
    if (name === '' || name.length > longestName) return []
    return [{ from: match.index, until: match.index + match[0].length, name }]
  })
}

/** Fills what is known; other placeholders stay as they are. A row of a table is repeated for each of `rows`. */
export function fillText(xml: string, values: Values, repeated: FilledRows): string {
  return fillPieces(repeatRows(split(xml), values, repeated), values)
    .join('')
    .replaceAll(finishedMark, '')
}

function split(xml: string): Piece[] {
  return xml.match(pieces) ?? []
}

interface TextPiece {
  /** The place of the text within the pieces. */
  at: number
  text: string
}

/** The texts of each paragraph, in order. Paragraphs of a text box are within the paragraph that holds it. */
function paragraphsOf(all: readonly Piece[]): TextPiece[][] {
  const done: TextPiece[][] = []
  const open: TextPiece[][] = []
  let isText = false
  for (const [at, piece] of all.entries()) {
    const [, end, name] = tagName.exec(piece) ?? []
    if (name === undefined) {
      if (isText && !piece.startsWith('<')) open.at(-1)?.push({ at, text: decode(piece) })
      continue
    }
    const isEmpty = piece.endsWith('/>')
    if (name === 't') isText = end === '' && !isEmpty
    if (name !== 'p' || isEmpty) continue
    if (end === '') open.push([])
    else done.push(open.pop() ?? [])
  }
  return done
}

function joinedText(texts: readonly TextPiece[]): string {
  return texts.map(({ text }) => text).join('')
}

function fillPieces(all: readonly Piece[], values: Values): Piece[] {
  const filled = [...all]
  for (const texts of paragraphsOf(all)) fillParagraph(filled, texts, values)
  return filled
}

/** A value takes the look of the run in which its placeholder begins; the other runs lose their part of it. */
function fillParagraph(filled: Piece[], texts: readonly TextPiece[], values: Values): void {
  const text = joinedText(texts)
  const known = found(text).flatMap(({ name, ...place }) => {
    const value = values.get(name)
    return value === undefined ? [] : [{ ...place, value }]
  })
  if (known.length === 0) return
  let [start, next] = [0, 0]
  for (const { at, text: own } of texts) {
    const end = start + own.length
    let written = ''
    let position = start
    while ((known[next]?.until ?? end) <= start) next++
    for (let at = next; (known[at]?.from ?? end) < end; at++) {
      const { from, until, value } = known[at] ?? { from: end, until: end, value: '' }
      written += encode(own.slice(position - start, Math.max(from, start) - start))
      if (from >= start) written += encode(value).replaceAll('\n', '</w:t><w:br/><w:t xml:space="preserve">')
      position = Math.min(until, end)
    }
    filled[at] = written + encode(own.slice(position - start))
    // Without it, Word drops spaces at the ends of a text.
    filled[at - 1] = '<w:t xml:space="preserve">'
    start = end
  }
}

/** Replaces each row that has placeholders with the prefix by one for each of `rows`, as one finished piece. */
function repeatRows(all: readonly Piece[], values: Values, { prefix, rows }: FilledRows): Piece[] {
  const result: Piece[] = []
  const starts: number[] = []
  for (const piece of all) {
    const [, end, name] = tagName.exec(piece) ?? []
    if (name === 'tr' && end === '' && !piece.endsWith('/>')) starts.push(result.length)
    result.push(piece)
    if (name !== 'tr' || end === '') continue
    const start = starts.pop()
    if (start === undefined) continue
    const row = result.slice(start)
    const isRepeated = paragraphsOf(row).some((texts) =>
      found(joinedText(texts)).some(({ name }) => name.startsWith(prefix)),
    )
    if (!isRepeated) continue
    const filled = rows.map((own) => fillPieces(row, new Map([...values, ...own])).join(''))
    result.splice(start, row.length, ...(filled.length > 0 ? [finished(filled.join(''))] : []))
  }
  return result
}

/** A piece that nothing is looked for in again: what people typed may have braces of its own. */
function finished(xml: string): Piece {
  return finishedMark + xml
}

/** Looks like a tag until all is filled; texts hold none, because their signs are encoded. */
const finishedMark = '<!---->'

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, decimal, hex, name) => {
      if (name) return named[String(name).toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** XML 1.0 has no control characters but tab and line ends. */
function encode(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
