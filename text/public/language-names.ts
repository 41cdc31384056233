import type { Language } from '../../domain/language.ts'

/** The languages as they call themselves. */
export const languageNames: Record<Language, string> = {
  bg: 'Български',
  en: 'English',
  de: 'Deutsch',
  ro: 'Română',
  ru: 'Русский',
}

/** The languages as link previews name them (Open Graph). */
export const openGraphLocales: Record<Language, string> = {
  bg: 'bg_BG',
  en: 'en_GB',
  de: 'de_DE',
  ro: 'ro_RO',
  ru: 'ru_RU',
}
