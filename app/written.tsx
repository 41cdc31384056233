import { type ReactNode, useMemo } from 'react'
import { useMatches } from 'react-router'
import { defaultLanguage } from '../domain/language.ts'

/** The texts of the page that stay Bulgarian: the loaders of the page and of its layouts say which they could not translate. */
function useUntranslated(): string[] {
  return useMatches().flatMap(({ loaderData }) => untranslatedIn(loaderData))
}

/**
 * Returns the language of a text that the company has written: `bg` where nobody has translated it on a page in another
 * language, otherwise undefined, since the page's own language holds.
 */
export function useWrittenLanguage(): (text: string) => typeof defaultLanguage | undefined {
  const untranslated = new Set(useUntranslated())
  return (text) => (untranslated.has(text) ? defaultLanguage : undefined)
}

/** A text that the company has written, marked as Bulgarian where it could not be translated. */
export function Written({ text }: { text: string }) {
  const language = useWrittenLanguage()(text)
  return language ? <span lang={language}>{text}</span> : text
}

/**
 * Returns a line with the words marked as Bulgarian that the company has written and nobody has translated: the type in
 * “Двустаен, 68.69 m², floor 1”. For lines that are composed of such words and the product's own.
 */
export function useWrittenLine(): (line: string) => ReactNode {
  const pattern = useWrittenPattern()
  return (line) => (pattern ? markParts(line, pattern) : line)
}

/** A line with such words (`useWrittenLine`). */
export function WrittenLine({ text }: { text: string }) {
  return useWrittenLine()(text)
}

/** Returns `bg` for a line with such words, for elements that can hold text only: options and the lettering of images. */
export function useWrittenLineLanguage(): (line: string) => typeof defaultLanguage | undefined {
  const pattern = useWrittenPattern()
  return (line) => (pattern?.test(line) ? defaultLanguage : undefined)
}

/** The texts of the page that stay Bulgarian, as one text that is the same as long as they are. */
export function useUntranslatedKey(): string {
  return useUntranslated().join(separator)
}

function useWrittenPattern(): RegExp | undefined {
  const untranslated = useUntranslatedKey()
  return useMemo(() => patternOf(untranslated.split(separator)), [untranslated])
}

/** Texts of the company may have several lines, but no such character. */
const separator = '\u0000'

/** Every second part of the split line is one that the pattern has found. */
function markParts(line: string, pattern: RegExp): ReactNode {
  const parts = line.split(pattern)
  if (parts.length === 1) return line
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay in their order
      <span key={index} lang={defaultLanguage}>
        {part}
      </span>
    )
  })
}

/** Finds whole words only, the longest first, also where a sentence has the name of a floor or a type in small letters. */
function patternOf(untranslated: string[]): RegExp | undefined {
  const written = untranslated.filter((text) => text !== '').sort((one, other) => other.length - one.length)
  if (written.length === 0) return undefined
  const forms = written.flatMap((text) => (text.length > 1 ? [text, lowerFirst(text)] : [text]))
  const letter = String.raw`[\p{L}\p{N}]`
  return new RegExp(`(?<!${letter})(${forms.map(escapePattern).join('|')})(?!${letter})`, 'u')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}

function untranslatedIn(loaderData: unknown): string[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('untranslated' in loaderData)) return []
  const { untranslated } = loaderData
  return Array.isArray(untranslated) ? untranslated.filter((text) => typeof text === 'string') : []
}
