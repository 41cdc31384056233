import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import type { ShownSection } from '../../domain/page-texts/shown-section.ts'

interface SectionCardProps {
  section: ShownSection
  /** The level of the heading on the page around it. */
  heading?: 'h2' | 'h3'
  /** The section's language, where it is not that of the page. */
  language?: Language | undefined
  /** Marks the words of a paragraph that are in another language than the section. */
  mark?: (text: string) => ReactNode
  className: string
}

/** A section of the page about personal data. */
export function SectionCard({
  section,
  heading: Heading = 'h2',
  language,
  mark = (text) => text,
  className,
}: SectionCardProps) {
  return (
    <section lang={language} className={`wrap-anywhere ${className}`}>
      <Heading className="text-2xl">{section.title}</Heading>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stay in their order, and two may have the same text
        <BlockView key={index} block={block} mark={mark} />
      ))}
    </section>
  )
}

interface BlockViewProps extends Required<Pick<SectionCardProps, 'mark'>> {
  block: ShownSection['blocks'][number]
}

function BlockView({ block, mark }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-3 leading-relaxed whitespace-pre-line">{mark(block.text)}</p>
    case 'list':
      return (
        <ul className="mt-3 grid list-disc gap-1 pl-5 leading-relaxed">
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order, and two may be the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )
    case 'link':
      return (
        <a
          href={block.url}
          target="_blank"
          rel="noopener"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
        >
          {block.text}
        </a>
      )
  }
}
