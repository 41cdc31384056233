import { strToU8, zipSync } from 'fflate'
import { RefusedSheet } from '../spreadsheets/refused-sheet.ts'
import { unpackZip } from '../spreadsheets/unpack-zip.ts'
import { type FilledRows, fillText, placeholdersIn, type Values } from './docx-text.ts'
import { type Docx, judgeContent, judgeParts, RefusedPaper } from './judge-parts.ts'

/** What a template unpacks to. A contract has some twenty parts; most bytes are pictures. */
const limits = { mostEntries: 300, mostBytes: 40_000_000 }
/** All that we know of are forty. */
const mostNames = 200
/** Each takes what it is filled with. */
const mostPlaceholders = 5_000
const longestFilled = 20_000_000

/** A template as it is kept: only what was judged, written by us. */
export interface JudgedDocx {
  bytes: Uint8Array
  /** The names of its placeholders. */
  names: string[]
}

/** Throws RefusedPaper. */
export async function judgeDocx(file: Buffer): Promise<JudgedDocx> {
  const docx = await open(file)
  return { bytes: written(docx), names: namesIn(docx) }
}

/** Judges the template again, because it may be from before templates were judged, and what it has become. */
export async function fillDocx(file: Buffer, values: Values, repeated: FilledRows): Promise<Uint8Array> {
  const docx = await open(file)
  namesIn(docx)
  const filled = new Map(docx.texts.map((name) => [name, fillText(textOf(docx, name), values, repeated)]))
  let size = 0
  for (const xml of filled.values()) {
    size += xml.length
    if (size > longestFilled) throw new RefusedPaper('too-much', 'too long when it is filled')
    judgeContent(xml)
  }
  return written({ ...docx, parts: new Map([...docx.parts, ...filled]) })
}

async function open(file: Buffer): Promise<Docx> {
  const parts = await unpackZip(file, (name) => !name.endsWith('/'), limits).catch((error) => {
    if (!(error instanceof RefusedSheet)) throw error
    const fault = error.refusal === 'unpacks-too-large' ? 'too-much' : 'damaged'
    throw new RefusedPaper(fault, error.refusal, { cause: error })
  })
  return judgeParts(parts)
}

function namesIn(docx: Docx): string[] {
  const names = new Set<string>()
  let count = 0
  for (const part of docx.texts)
    for (const name of placeholdersIn(textOf(docx, part)))
      if (++count > mostPlaceholders || names.add(name).size > mostNames)
        throw new RefusedPaper('too-much', 'too many placeholders')
  return [...names]
}

function textOf({ parts }: Docx, name: string): string {
  return String(parts.get(name) ?? '')
}

/** Word expects the list of types first, and there it is. */
function written({ parts }: Docx): Uint8Array {
  const bytes = [...parts].map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : new Uint8Array(part),
  ])
  return zipSync(Object.fromEntries(bytes), { level: 6 })
}
