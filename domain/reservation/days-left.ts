export const maxYears = 5

/** The day five years after `day`, the last that is accepted: a later one is most likely a typing error. */
export function lastDayFrom(day: string): string {
  return `${Number(day.slice(0, 4)) + maxYears}${day.slice(4)}`
}

const dayLength = 24 * 60 * 60 * 1000

/** The number of days from `today` to `until`: 0 on the last day of a reservation, negative after it. */
export function daysLeft(until: string, today: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayLength)
}

export function formatDaysLeft(until: string, today: string): string {
  const days = daysLeft(until, today)
  if (days < 0) return 'срокът мина'
  if (days === 0) return 'изтича днес'
  return days === 1 ? 'изтича утре' : `още ${days} дни`
}

/** Whether a running reservation ends tomorrow or earlier, so that its agent is reminded. */
export function endsSoon({ state, until }: { state: string; until: string }, today: string): boolean {
  return state === 'running' && daysLeft(until, today) <= 1
}
