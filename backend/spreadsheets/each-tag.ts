import { SaxesParser } from 'saxes'
import { RefusedSheet } from './refused-sheet.ts'

/** An opening tag of an XML text. */
export interface Tag {
  /** Without its prefix: some programs write „x:row“ for „row“. */
  name: string
  attributes: Partial<Record<string, string>>
  /** True of „<c/>“, false of „<c></c>“. */
  isSelfClosing: boolean
}

/** No program writes a longer tag, and read-excel-file takes minutes to read one of half a megabyte. */
const maxTagLength = 64 * 1024

/** Documents with tables in tables stay far below. */
const maxDepth = 200

/**
 * Visits the tags of an XML text in their order; `watch` may listen to what else is in it. A text that is not well-formed
 * is refused, and so is one that declares anything: no office program does.
 */
export function eachTag(
  xml: string,
  onOpen: (tag: Tag) => void,
  onClose?: (name: string) => void,
  watch?: (parser: SaxesParser) => void,
): void {
  const parser = new SaxesParser()
  let [tagStart, depth] = [0, 0]
  parser.on('error', (error) => {
    throw new RefusedSheet('damaged', { cause: error })
  })
  parser.on('doctype', () => {
    throw new RefusedSheet('damaged')
  })
  parser.on('opentagstart', () => {
    tagStart = parser.position
    if (++depth > maxDepth) throw new RefusedSheet('damaged')
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (parser.position - tagStart > maxTagLength) throw new RefusedSheet('damaged')
    onOpen({ name: withoutPrefix(name), attributes, isSelfClosing })
  })
  parser.on('closetag', ({ name }) => {
    depth--
    onClose?.(withoutPrefix(name))
  })
  watch?.(parser)
  parser.write(xml).close()
}

export function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
