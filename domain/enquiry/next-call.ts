const day = 24 * 60 * 60_000

/** The day so many days later, in calendar days: 2026-11-15. */
export function daysAfter(isoDay: string, count: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + count * day).toISOString().slice(0, 10)
}

/** Whether it is time to call: today, or since some day before. */
export function isCallDue(nextCallOn: string | null, today: string): boolean {
  return nextCallOn !== null && nextCallOn <= today
}

/** Whether somebody wants to call on a day that is over; one that was set before may stay as it is. */
export function isCallTooEarly(wanted: string, before: string | null, today: string): boolean {
  return wanted < today && wanted !== before
}

/** How far away the call is, as people say it; nothing for days that are better said by their date. */
export function formatCallDay(nextCallOn: string, today: string): string {
  const away = Math.round((Date.parse(nextCallOn) - Date.parse(today)) / day)
  if (away === 0) return 'днес'
  if (away === 1) return 'утре'
  if (away > 1) return ''
  return away === -1 ? 'закъснява с 1 ден' : `закъснява с ${-away} дни`
}
