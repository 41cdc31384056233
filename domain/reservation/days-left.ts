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

/** Whether a running reservation ends tomorrow or earlier, so that its agent is reminded. */
export function endsSoon({ state, until }: { state: string; until: string }, today: string): boolean {
  return state === 'running' && daysLeft(until, today) <= 1
}
