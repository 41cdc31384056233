const zone = { timeZone: 'Europe/Sofia' } as const
const day = new Intl.DateTimeFormat('bg-BG', { ...zone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('bg-BG', { ...zone, dateStyle: 'medium', timeStyle: 'short' })

export function formatDate(iso: string): string {
  return day.format(new Date(iso))
}

export function formatDateTime(iso: string): string {
  return moment.format(new Date(iso))
}
