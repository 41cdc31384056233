import type { Language } from '../../domain/language.ts'

/** The languages as they call themselves. */
export const languageNames: Record<Language, string> = {
  bg: 'Български',
  en: 'English',
  de: 'Deutsch',
  ro: 'Română',
  ru: 'Русский',
}
