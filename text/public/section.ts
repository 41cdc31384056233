import { defaultLanguage, type Language, languages } from '../../domain/language.ts'
import type { CoreText } from './public-text.ts'

/** Texts that browsers load only with the pages that show them. The server has them in every text. */
export interface Section<Texts> {
  isIn(text: CoreText): text is CoreText & Texts
  load(): Promise<Texts>
}

const started: Promise<object>[] = []

/**
 * A browser begins to load a section as soon as it has a module that imports it, so that the section is there before
 * the page is rendered. `name` is one of the section's texts.
 */
export function section<Texts extends object>(
  name: keyof Texts,
  modules: Record<Language, () => Promise<Texts>>,
): Section<Texts> {
  let loading: Promise<Texts> | undefined
  const load = () => {
    loading ??= modules[documentLanguage()]().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  if (typeof document !== 'undefined') started.push(load())
  return { isIn: (text): text is CoreText & Texts => name in text, load }
}

/** The sections of the page that a browser opens: its scripts are read before the page is hydrated. */
export function startedSections(): Promise<object[]> {
  return Promise.all(started)
}

export function documentLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? defaultLanguage
}
