import type { Language } from '../language.ts'
import { memoize } from './memoize.ts'

/** Numbers, prices, percents, areas and dates as people of one language read them; none of them breaks over two lines. */
export interface Formats {
  number(value: number): string
  /** With the sign of the euro; cents only where there are some. */
  euros(value: number): string
  /** 20 is „20%“ or „20 %“, as the language writes it. */
  percent(value: number): string
  area(squareMetres: number): string
  date(iso: string): string
  /** The time may stand on the next line. */
  dateTime(iso: string): string
}

interface Convention {
  locale: string
  squareMetre: string
}

const conventions: Record<Language, Convention> = {
  bg: { locale: 'bg-BG', squareMetre: 'м²' },
  en: { locale: 'en-GB', squareMetre: 'm²' },
  de: { locale: 'de-DE', squareMetre: 'm²' },
  ro: { locale: 'ro-RO', squareMetre: 'm²' },
  ru: { locale: 'ru-RU', squareMetre: 'м²' },
}

const zone = { timeZone: 'Europe/Sofia' } as const

const made = new Map<Language, Formats>()

/** Made once for each language, because `Intl` takes long to make a formatter. */
export function formatsIn(language: Language): Formats {
  const formats = made.get(language) ?? make(conventions[language])
  made.set(language, formats)
  return formats
}

function make({ locale, squareMetre }: Convention): Formats {
  const euro = { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' } as const
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const plain = new Intl.NumberFormat(locale)
  const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const withoutCents = new Intl.NumberFormat(locale, { ...euro, maximumFractionDigits: 0 })
  const withCents = new Intl.NumberFormat(locale, euro)
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (value) => plain.format(value),
    euros: memoize((value) => (Number.isInteger(value) ? withoutCents : withCents).format(value)),
    percent: (value) => share.format(value / 100),
    area: memoize((squareMetres) => `${twoDecimals.format(squareMetres)}\u00a0${squareMetre}`),
    date: (iso) => unbroken(day.format(new Date(iso))),
    dateTime: (iso) => unbroken(moment.format(new Date(iso))),
  }
}

/** `Intl` writes plain spaces into dates, where a line could end: „18.11.2026“ and „г.“. After a comma it still may. */
export function unbroken(date: string): string {
  return date.replace(/([^,])\s/g, '$1\u00a0')
}

/** What the company has typed about a time, with its years in one piece: „второто тримесечие на 2028 г.“. */
export function withWholeYears(typed: string): string {
  return typed.replace(/(\d) (?=г\.)/g, '$1\u00a0')
}
