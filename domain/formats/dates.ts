import { defaultLanguage } from '../language.ts'
import { formatsIn } from './formats.ts'

const zone = { timeZone: 'Europe/Sofia' } as const
const isoDays = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' })
const isoMoments = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'medium' })

/** The calendar day in Sofia: 2026-11-15. */
export function isoDay(date: Date): string {
  return isoDays.format(date)
}

/** The time in Sofia: 2026-11-15 14:05:00. */
export function isoMoment(date: Date): string {
  return isoMoments.format(date)
}

/** As the admin area writes it: in Bulgarian. */
export function formatDate(iso: string): string {
  return formatsIn(defaultLanguage).date(iso)
}

export function formatDateTime(iso: string): string {
  return formatsIn(defaultLanguage).dateTime(iso)
}
