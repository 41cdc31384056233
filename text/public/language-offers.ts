import type { Language } from '../../domain/language.ts'

/**
 * The line that offers a page in the language that the browser prefers, each in its own language: the page has no
 * other texts of it.
 */
export const languageOffers: Record<Language, { open: string; close: string }> = {
  bg: { open: 'Тази страница на български', close: 'Затвори' },
  en: { open: 'This page in English', close: 'Close' },
  de: { open: 'Diese Seite auf Deutsch', close: 'Schließen' },
  ro: { open: 'Această pagină în limba română', close: 'Închideți' },
  ru: { open: 'Эта страница на русском', close: 'Закрыть' },
}
