import type { Language } from '../../domain/language.ts'
import type { CoreText } from './public-text.ts'
import { documentLanguage, startedSections } from './section.ts'

const modules: Record<Language, () => Promise<{ text: CoreText }>> = {
  bg: () => import('./bg/index.ts'),
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  ro: () => import('./ro/index.ts'),
  ru: () => import('./ru/index.ts'),
}

/** Loads the texts of any language, for a page that other languages of are to be opened without a connection. */
export const loadTextOf = (language: Language) => modules[language]()

/** Loads the texts of the page's language into the browser, with the sections that the page shows. */
export async function loadText(): Promise<CoreText> {
  const [{ text }, sections] = await Promise.all([modules[documentLanguage()](), startedSections()])
  Object.assign(text, ...sections)
  return text
}
