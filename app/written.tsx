import { useMatches } from 'react-router'
import { defaultLanguage } from '../domain/language.ts'

/**
 * Returns the language of a text that the company has written: `bg` where nobody has translated it on a page in another
 * language, otherwise undefined, since the page's own language holds. The loaders of the page and of its layouts say
 * which texts they could not translate.
 */
export function useWrittenLanguage(): (text: string) => typeof defaultLanguage | undefined {
  const untranslated = new Set(useMatches().flatMap(({ loaderData }) => untranslatedIn(loaderData)))
  return (text) => (untranslated.has(text) ? defaultLanguage : undefined)
}

/** A text that the company has written, marked as Bulgarian where it could not be translated. */
export function Written({ text }: { text: string }) {
  const language = useWrittenLanguage()(text)
  return language ? <span lang={language}>{text}</span> : text
}

function untranslatedIn(loaderData: unknown): string[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('untranslated' in loaderData)) return []
  const { untranslated } = loaderData
  return Array.isArray(untranslated) ? untranslated.filter((text) => typeof text === 'string') : []
}
