import type { Language } from '../language.ts'
import { unbroken } from './formats.ts'

const made = new Map<Language, { day: Intl.DateTimeFormat; month: Intl.DateTimeFormat }>()

/**
 * A day of the diary in words: „5 март 2026 г.“, and its month: „март 2026 г.“. Apart from the other formats, which
 * browsers load: only the server writes these.
 */
export function monthsIn(language: Language) {
  const { day, month } = made.get(language) ?? make(language)
  return {
    day: (iso: string) => unbroken(day.format(new Date(iso))),
    month: (iso: string) => unbroken(month.format(new Date(iso))),
  }
}

function make(language: Language) {
  const locale = language === 'en' ? 'en-GB' : language
  const zone = { timeZone: 'Europe/Sofia', year: 'numeric', month: 'long' } as const
  const formats = {
    day: new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric' }),
    month: new Intl.DateTimeFormat(locale, zone),
  }
  made.set(language, formats)
  return formats
}
