import { posix } from 'node:path'
import type { TemplateFault } from '../../domain/paper/paper.ts'
import { eachTag, type Tag, withoutPrefix } from '../spreadsheets/each-tag.ts'
import { RefusedSheet } from '../spreadsheets/refused-sheet.ts'
import {
  isAllowedField,
  mainType,
  type PartKind,
  partKind,
  refusedElements,
  relationKind,
} from './allowed-parts.ts'

export const mainPart = 'word/document.xml'
export const typesPart = '[Content_Types].xml'

/** All XML together. A contract of a hundred pages is a fifth of this. */
const mostXml = 12_000_000

/** A file that is no .docx, a damaged one, or one that no company writes. */
export class RefusedPaper extends Error {
  readonly fault: TemplateFault

  constructor(fault: TemplateFault, why: string, options?: ErrorOptions) {
    super(`The document is refused: ${why}`, options)
    this.fault = fault
  }
}

/** The parts of a document as they may be written: XML as text. */
export interface Docx {
  parts: Map<string, string | Buffer>
  /** The names of the parts whose text people read. */
  texts: string[]
}

/** Lets through what is on the lists, and nothing else: what is judged is what is written afterwards. */
export function judgeParts(unpacked: ReadonlyMap<string, Buffer>): Docx {
  const typesXml = readXml(unpacked.get(typesPart) ?? refuse('not-word', 'no types'))
  const typeOf = readTypes(typesXml)
  if (!unpacked.has(mainPart) || typeOf(mainPart) !== mainType) {
    const isMacro = /macro/i.test(typeOf(mainPart))
    refuse(isMacro ? 'macros' : 'not-word', 'no Word document')
  }
  const parts = new Map<string, string | Buffer>([[typesPart, typesXml]])
  const texts: string[] = []
  let size = typesXml.length
  for (const [name, bytes] of unpacked) {
    if (name === typesPart) continue
    const kind = partKind(name, typeOf(name), bytes)
    if (!kind) refuse(/vba|macro/i.test(name + typeOf(name)) ? 'macros' : 'unknown-part', name)
    if (kind === 'text') texts.push(name)
    size += kind === 'binary' ? 0 : bytes.length
    if (size > mostXml) refuse('too-much', 'too long')
    parts.set(name, kind === 'binary' ? bytes : judgeXml(name, kind, bytes, unpacked))
  }
  return { parts, texts }
}

/** The type of each part by its name, then by its ending. */
function readTypes(xml: string): (name: string) => string {
  const [names, endings] = [new Map<string, string>(), new Map<string, string>()]
  walk(xml, ({ name, attributes: { PartName = '', Extension = '', ContentType = '' } }) => {
    if (name === 'Override') names.set(PartName.toLowerCase(), ContentType)
    if (name === 'Default') endings.set(Extension.toLowerCase(), ContentType)
  })
  return (name) => {
    const path = `/${name.toLowerCase()}`
    return names.get(path) ?? endings.get(path.slice(path.lastIndexOf('.') + 1)) ?? ''
  }
}

function judgeXml(name: string, kind: PartKind, bytes: Buffer, all: ReadonlyMap<string, Buffer>): string {
  const xml = readXml(bytes)
  if (kind === 'relations') judgeRelations(name, xml, all)
  else judgeContent(xml, name.startsWith('customXml/'))
  return xml
}

/**
 * As text, without comments, which would hide what stands around them, and without the name of the template on somebody's
 * computer that Word notes in every document made from one: nothing in the document needs it.
 */
function readXml(bytes: Buffer): string {
  const [first = '', ...others] = decode(bytes).split('<!--')
  const rests = others.map((rest) =>
    rest.slice((rest.indexOf('-->') + 1 || refuse('damaged', 'a comment')) + 2),
  )
  return [first, ...rests].join('').replaceAll(ownTemplate, '')
}

const ownTemplate = /<\w+:attachedTemplate\s[^<>]*\/>|<Relationship\s[^<>]*\/attachedTemplate"[^<>]*\/>/g

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    return refuse('damaged', 'not UTF-8', { cause: error })
  }
}

function judgeRelations(part: string, xml: string, all: ReadonlyMap<string, Buffer>): void {
  const folder = posix.dirname(posix.dirname(part))
  walk(xml, ({ name, attributes: { Type = '', Target = '', TargetMode } }) => {
    if (name !== 'Relationship') return
    const kind = relationKind(Type)
    if (TargetMode === 'External' || /:|\\|^\/\//.test(Target)) {
      if (kind !== 'hyperlink' || !/^(?:(?:https?|mailto|tel):|#)/i.test(Target)) refuse('external', Target)
    } else if (!kind) refuse(/vba|macro/i.test(Type) ? 'macros' : 'unknown-part', Type)
    else if (!Target.startsWith('#')) {
      const path = posix.join(Target.startsWith('/') ? '/' : folder, Target).replace(/^\//, '')
      if (!all.has(path)) refuse('damaged', `${path} is missing`)
      if (kind === 'officeDocument' && path !== mainPart) refuse('not-word', path)
    }
  })
}

/** Fields and elements that read other files, or run something. */
export function judgeContent(xml: string, isCustom = false): void {
  const instructions: string[] = []
  let isInstruction = false
  const judgeField = (instruction: string) => {
    if (!isAllowedField(instruction)) refuse('field', instruction.trim().slice(0, 60))
  }
  walk(
    xml,
    ({ name, attributes }) => {
      if (refusedElements.has(name))
        refuse(/^(?:mailMerge|attached)/.test(name) ? 'external' : 'unknown-part', name)
      isInstruction = /^(?:instrText|delInstrText)$/.test(name)
      for (const [full, value = ''] of Object.entries(attributes)) {
        const attribute = withoutPrefix(full)
        if (attribute === 'src' && /[:\\]|^\/\//.test(value)) refuse('external', value)
        // What a drawing in SVG brings in.
        if (
          attribute === 'href' &&
          /^(?:image|use|feImage|script)$/.test(name) &&
          !/^(?:#|data:)/.test(value)
        )
          refuse('external', value)
        if (name === 'fldSimple' && attribute === 'instr') judgeField(value)
        if (name !== 'fldChar' || attribute !== 'fldCharType') continue
        if (value === 'begin') instructions.push('')
        else if (value === 'separate') {
          judgeField(instructions.at(-1) ?? '')
          instructions[instructions.length - 1] = '='
        } else judgeField(instructions.pop() ?? '')
      }
    },
    {
      onText(text) {
        if (!isInstruction) return
        if (instructions.length === 0) judgeField(text)
        else instructions[instructions.length - 1] += text
      },
      onClose: () => {
        isInstruction = false
      },
      isCustom,
    },
  )
  for (const instruction of instructions) judgeField(instruction)
}

interface Walk {
  onText?: (text: string) => void
  onClose?: () => void
  /** Programs keep notes of their own in the data of fields: `<?mso-contentType?>`. */
  isCustom?: boolean
}

/** Word writes no instructions, sections and entities: what is not there cannot hide anything. */
function walk(xml: string, onOpen: (tag: Tag) => void, { onText, onClose, isCustom }: Walk = {}): void {
  try {
    eachTag(xml, onOpen, onClose, (parser) => {
      parser.on('cdata', () => refuse('damaged', 'a section'))
      parser.on('comment', () => refuse('damaged', 'a comment'))
      parser.on('processinginstruction', ({ target }) => {
        if (!isCustom || !target.startsWith('mso-')) refuse('damaged', 'an instruction')
      })
      parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
        if (encoding.toLowerCase() !== 'utf-8') refuse('damaged', encoding)
      })
      if (onText) parser.on('text', onText)
    })
  } catch (error) {
    if (error instanceof RefusedSheet) refuse('damaged', 'not well-formed', { cause: error })
    throw error
  }
}

function refuse(fault: TemplateFault, why: string, options?: ErrorOptions): never {
  throw new RefusedPaper(fault, why, options)
}
