import { defaultLanguage, type Language } from '../../domain/language.ts'
import type { PublicText } from './public-text.ts'

const modules: Record<Language, () => Promise<{ text: PublicText }>> = {
  bg: () => import('./bg/index.ts'),
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  ro: () => import('./ro/index.ts'),
  ru: () => import('./ru/index.ts'),
}

/** Loads the texts of one language into the browser. */
export async function loadText(language: string): Promise<PublicText> {
  const load = language in modules ? modules[language as Language] : modules[defaultLanguage]
  return (await load()).text
}
