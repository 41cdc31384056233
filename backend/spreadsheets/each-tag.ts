import { RefusedSheet } from './refused-sheet.ts'

/** One tag of an XML text. */
export interface Tag {
  /** Without its prefix: some programs write „x:row“ for „row“. */
  name: string
  /** What stands behind the name. */
  attributes: string
  isClosing: boolean
  /** Whether it closes itself, as „<c/>“. */
  isAlone: boolean
}

/** What is no tag, and where it ends. */
const passedOver = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/**
 * Visits the tags of an XML text in their order. Every letter is looked at once, and a tag that never ends refuses the
 * whole text: a search that begins anew at each „<“ takes minutes with a text that is made for it.
 */
export function eachTag(xml: string, visit: (tag: Tag) => void): void {
  let at = xml.indexOf('<')
  while (at !== -1) {
    const isTag = xml[at + 1] !== '!' && xml[at + 1] !== '?'
    const end = isTag ? endOfTag(xml, at + 1) : endOfOther(xml, at)
    if (isTag) visit(readTag(xml.slice(at + 1, end)))
    at = xml.indexOf('<', end)
  }
}

const [double, single, less, greater] = [34, 39, 60, 62]

/** Of names and spaces. No program writes as many, and the library takes minutes over thousands of attributes. */
const maxUnquoted = 2_000

/** In quotes, „>“ is a letter like any other. */
function endOfTag(xml: string, start: number): number {
  let quote = 0
  let unquoted = 0
  for (let at = start; at < xml.length && unquoted <= maxUnquoted; at++) {
    const letter = xml.charCodeAt(at)
    if (quote === 0) unquoted++
    if (quote !== 0) quote = letter === quote ? 0 : quote
    else if (letter === double || letter === single) quote = letter
    else if (letter === greater) return at
    else if (letter === less) break
  }
  throw new RefusedSheet('damaged')
}

function endOfOther(xml: string, at: number): number {
  const [, end = '>'] = Object.entries(passedOver).find(([start]) => xml.startsWith(start, at)) ?? []
  const found = xml.indexOf(end, at)
  if (found === -1) throw new RefusedSheet('damaged')
  return found
}

function readTag(inside: string): Tag {
  const isClosing = inside.startsWith('/')
  const [named = ''] = /^[^\s/]*/.exec(isClosing ? inside.slice(1) : inside) ?? []
  return {
    name: named.slice(named.indexOf(':') + 1),
    attributes: inside.slice(named.length),
    isClosing,
    isAlone: inside.endsWith('/'),
  }
}
