const zone = { timeZone: 'Europe/Sofia' } as const
const day = new Intl.DateTimeFormat('bg-BG', { ...zone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('bg-BG', { ...zone, dateStyle: 'medium', timeStyle: 'short' })

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

export function formatDate(iso: string): string {
  return day.format(new Date(iso))
}

export function formatDateTime(iso: string): string {
  return moment.format(new Date(iso))
}
