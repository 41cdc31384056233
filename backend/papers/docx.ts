import { strToU8, zipSync } from 'fflate'
import { eachTag } from '../spreadsheets/each-tag.ts'
import { RefusedSheet } from '../spreadsheets/refused-sheet.ts'
import { unpackZip } from '../spreadsheets/unpack-zip.ts'
import { type FilledRows, fillText, placeholdersIn, type Values } from './docx-text.ts'

/** The parts whose text people read. */
const textParts = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/
const mainPart = 'word/document.xml'
const typesPart = '[Content_Types].xml'
/** A contract of a hundred pages is a tenth of this. */
const longestPart = 20_000_000

/** A file that is no .docx, a damaged one, or one that no company writes: macros, entities, a zip bomb. */
export class RefusedPaper extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The document is refused: ${why}`, options)
  }
}

/** The names of the placeholders in a template. */
export async function readPlaceholders(file: Buffer): Promise<string[]> {
  const names = [...textsOf(await unpack(file)).values()].flatMap(placeholdersIn)
  return [...new Set(names)]
}

export async function fillDocx(file: Buffer, values: Values, repeated: FilledRows): Promise<Uint8Array> {
  const parts = await unpack(file)
  const filled = new Map(
    [...textsOf(parts)].map(([name, xml]) => [name, strToU8(fillText(xml, values, repeated))]),
  )
  // Word expects the list of types first.
  const names = [typesPart, ...[...parts.keys()].filter((name) => name !== typesPart)]
  return zipSync(
    Object.fromEntries(
      names.map((name) => [name, filled.get(name) ?? new Uint8Array(parts.get(name) ?? [])]),
    ),
    { level: 6 },
  )
}

async function unpack(file: Buffer): Promise<Map<string, Buffer>> {
  const parts = await unpackZip(file, (name) => !name.endsWith('/')).catch((error) => {
    throw error instanceof RefusedSheet ? new RefusedPaper(error.refusal, { cause: error }) : error
  })
  if (!parts.has(mainPart) || !parts.has(typesPart)) throw new RefusedPaper('no Word document')
  if ([...parts.keys()].some((name) => /vbaProject/i.test(name))) throw new RefusedPaper('macros')
  return parts
}

function textsOf(parts: ReadonlyMap<string, Buffer>): Map<string, string> {
  const texts = [...parts]
    .filter(([name]) => textParts.test(name))
    .map(([name, part]) => [name, readXml(part)] as const)
  return new Map(texts)
}

/** The text of a part, which is well-formed and declares no entities. */
function readXml(part: Buffer): string {
  if (part.length > longestPart) throw new RefusedPaper('too long')
  const xml = part.toString('utf8')
  // Word writes none of these: what is not looked into cannot hide anything.
  if (/<!(?:DOCTYPE|ENTITY|\[CDATA\[)/i.test(xml)) throw new RefusedPaper('entities')
  const plain = xml.replaceAll(/<!--[\s\S]*?-->/g, '')
  try {
    eachTag(plain, () => {})
  } catch (error) {
    throw new RefusedPaper('damaged', { cause: error })
  }
  return plain
}
