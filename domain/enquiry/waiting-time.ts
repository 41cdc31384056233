const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** In its largest unit: „5 мин.“, „3 ч.“, „2 дни“. */
export function formatDuration(length: number): string {
  if (length < hour) return `${Math.max(1, Math.floor(length / minute))} мин.`
  if (length < day) return `${Math.floor(length / hour)} ч.`
  const days = Math.floor(length / day)
  return days === 1 ? '1 ден' : `${days} дни`
}

export function formatWaitingTime(submittedAt: string, now: Date): string {
  return `чака ${formatDuration(now.getTime() - Date.parse(submittedAt))}`
}
