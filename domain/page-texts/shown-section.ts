import type { PrivacySection } from './page-texts.ts'
import { fillPlaceholders, type PageFacts } from './placeholders.ts'

type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; lines: string[] }
  | { kind: 'link'; url: string; text: string }

/** A section as visitors read it. */
export interface ShownSection {
  title: string
  blocks: Block[]
}

/**
 * Divides a section into blocks and fills its placeholders. The data is filled in last, so that a company's address
 * with a line break, or one that begins with a dash, stays within its sentence.
 */
export function showSection({ title, text }: PrivacySection, facts: PageFacts): ShownSection {
  const fill = (written: string) => fillPlaceholders(written, facts)
  return { title: fill(title), blocks: blocksOf(text).map((block) => fillBlock(block, fill)) }
}

const listLine = /^\s*[-–•]\s+(?=\S)/
const webAddress = /^(?:https:\/\/|www\.)[^\s<>"{}]+\.[^\s<>"{}]+$/i

/**
 * Blank lines divide paragraphs. Lines that begin with a dash are a list, and a line that is only a web address is a
 * link.
 */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    let isContinued = false
    for (const line of paragraph.split('\n').filter((each) => each.trim() !== '')) {
      const block = blockOf(line.trim())
      const last = isContinued ? blocks.at(-1) : undefined
      if (block.kind === 'list' && last?.kind === 'list') last.lines.push(...block.lines)
      else if (block.kind === 'paragraph' && last?.kind === 'paragraph') last.text += `\n${block.text}`
      else blocks.push(block)
      isContinued = true
    }
  }
  return blocks
}

function blockOf(line: string): Block {
  if (webAddress.test(line)) return { kind: 'link', url: urlOf(line), text: line }
  if (listLine.test(line)) return { kind: 'list', lines: [line.replace(listLine, '')] }
  return { kind: 'paragraph', text: line }
}

function urlOf(address: string): string {
  return /^https:/i.test(address) ? address : `https://${address}`
}

function fillBlock(block: Block, fill: (written: string) => string): Block {
  if (block.kind === 'link') return block
  if (block.kind === 'list') return { ...block, lines: block.lines.map(fill) }
  return { ...block, text: fill(block.text) }
}
