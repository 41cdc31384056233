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

/** Visits the tags of an XML text in their order. A text that is not well-formed is refused. */
export function eachTag(xml: string, onOpen: (tag: Tag) => void, onClose?: (name: string) => void): void {
  const parser = new SaxesParser()
  let tagStart = 0
  parser.on('error', (error) => {
    throw new RefusedSheet('damaged', { cause: error })
  })
  parser.on('opentagstart', () => {
    tagStart = parser.position
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (parser.position - tagStart > maxTagLength) throw new RefusedSheet('damaged')
    onOpen({ name: withoutPrefix(name), attributes, isSelfClosing })
  })
  if (onClose) parser.on('closetag', ({ name }) => onClose(withoutPrefix(name)))
  parser.write(xml).close()
}

export function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
