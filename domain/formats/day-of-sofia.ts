import { isoDay } from './dates.ts'

const hour = 3_600_000

/** From midnight to midnight in Sofia, as moments in UTC: a day there is 23, 24 or 25 hours long. */
export function dayOfSofia(day: string): { from: string; until: string } {
  return { from: midnight(day), until: midnight(nextDay(day)) }
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10)
}

/** Sofia is two or three hours ahead: midnight is the earlier of the two where that is already the day. */
function midnight(day: string): string {
  const [early, late] = [3, 2].map((ahead) => new Date(Date.parse(`${day}T00:00:00Z`) - ahead * hour))
  const first = early && isoDay(early) === day ? early : late
  return (first ?? new Date(Number.NaN)).toISOString()
}
