const dayLength = 24 * 60 * 60 * 1000

/** Days are counted as the calendar does, whatever clocks do meanwhile. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10)
}

/** How many days are left after `today`: none on the last day, which counts as a whole. */
export function daysLeft(until: string, today: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayLength)
}

export function formatDaysLeft(until: string, today: string): string {
  const days = daysLeft(until, today)
  if (days < 0) return 'срокът мина'
  if (days === 0) return 'изтича днес'
  return days === 1 ? 'изтича утре' : `още ${days} дни`
}

/** A day before it ends, whoever it belongs to is reminded. */
export function endsSoon({ state, until }: { state: string; until: string }, today: string): boolean {
  return state === 'running' && daysLeft(until, today) <= 1
}
