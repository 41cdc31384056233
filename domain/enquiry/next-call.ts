const day = 24 * 60 * 60_000

export function isCallDue(nextCallOn: string | null, today: string): boolean {
  return nextCallOn !== null && nextCallOn <= today
}

/** Whether a next call is set to a day in the past. A day that was stored before may stay. */
export function isCallTooEarly(wanted: string, before: string | null, today: string): boolean {
  return wanted < today && wanted !== before
}

/** „днес“, „утре“ and the like; an empty text for days that are better written as a date. */
export function formatCallDay(nextCallOn: string, today: string): string {
  const days = Math.round((Date.parse(nextCallOn) - Date.parse(today)) / day)
  if (days === 0) return 'днес'
  if (days === 1) return 'утре'
  if (days > 1) return ''
  return days === -1 ? 'закъснява с 1 ден' : `закъснява с ${-days} дни`
}
