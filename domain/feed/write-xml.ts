import type { Feed, FeedApartment, FeedText } from './feed-apartment.ts'

/**
 * Writes the same fields as the JSON feed in the same order, except that lists come after the others, with one element
 * for each entry. The texts of a language are one element below them, so that programs that look for the first element
 * of a name find the Bulgarian one. In pieces, because thousands of homes take seconds.
 */
export function* writeFeedXml({ homes, ...feed }: Feed): Iterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<feed>\n'
  for (const [name, value] of Object.entries(feed)) yield `${element(name, value)}\n`
  for (const home of homes) yield `${writeApartment(home)}\n`
  yield '</feed>\n'
}

export function* writeFeedJson({ homes, ...feed }: Feed): Iterable<string> {
  yield `${JSON.stringify(feed).slice(0, -1)},"homes":[`
  let separator = ''
  for (const home of homes) {
    yield separator + JSON.stringify(home)
    separator = ','
  }
  yield ']}'
}

function writeApartment({ id, texts, ...fields }: FeedApartment): string {
  const lines = [...writeFields(fields), ...Object.entries(texts).map(writeTexts)]
  return `<home id="${escapeXml(id)}">\n${lines.join('\n')}\n</home>`
}

function writeFields(fields: Readonly<Record<string, FeedApartment[string]>>): string[] {
  const plain: string[] = []
  const ofLists: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    // A list is named in the plural, each of its elements in the singular.
    if (isList(value)) ofLists.push(...value.map((entry) => element(name.replace(/s$/, ''), entry)))
    else if (typeof value !== 'object') plain.push(element(name, value))
  }
  return [...plain, ...ofLists]
}

function isList(value: FeedApartment[string]): value is readonly string[] {
  return Array.isArray(value)
}

function writeTexts([language, text]: [string, FeedText]): string {
  const lines = writeFields({ ...text })
  return `<texts xml:lang="${escapeXml(language)}">\n${lines.join('\n')}\n</texts>`
}

function element(name: string, value: string | number | boolean): string {
  return `<${name}>${escapeXml(String(value))}</${name}>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
}

/** Most texts: going through them by characters takes fifty times as long. */
const needsNothing = /^[\t\n !#-%(-;=?-~\u00a0-\ud7ff\ue000-\ufffd]*$/

/**
 * Leaves out characters that XML 1.0 forbids even as character references: control characters, lone surrogates,
 * U+FFFE and U+FFFF.
 */
export function escapeXml(text: string): string {
  if (needsNothing.test(text)) return text
  return [...text]
    .filter(isAllowed)
    .map((character) => entities[character] ?? character)
    .join('')
}

function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
