import type { Language } from '../../domain/language.ts'

/** The languages as the sales team calls them, within a sentence: „на немски“. */
export const languageLabels: Record<Language, string> = {
  bg: 'български',
  en: 'английски',
  de: 'немски',
  ro: 'румънски',
  ru: 'руски',
}

/** As a title or an option: „Немски“. */
export function languageTitle(language: Language): string {
  const label = languageLabels[language]
  return label.charAt(0).toLocaleUpperCase('bg') + label.slice(1)
}
