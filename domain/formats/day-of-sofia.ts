import { isoDay, isoMoment } from './dates.ts'

const hour = 3_600_000

/** Adds calendar days to a day such as 2026-11-15. Counts in UTC, which has no daylight saving time. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * hour).toISOString().slice(0, 10)
}

/** Midnight to midnight in Sofia as UTC timestamps. With daylight saving time a day has 23, 24 or 25 hours. */
export function dayOfSofia(day: string): { from: string; until: string } {
  return { from: midnight(day), until: midnight(addDays(day, 1)) }
}

/**
 * The UTC timestamp of midnight in Sofia, which is two or three hours ahead of UTC: three hours if the
 * timestamp three hours before midnight UTC already belongs to the day in Sofia.
 */
function midnight(day: string): string {
  const [early, late] = [3, 2].map((ahead) => new Date(Date.parse(`${day}T00:00:00Z`) - ahead * hour))
  const first = early && isoDay(early) === day ? early : late
  return (first ?? new Date(Number.NaN)).toISOString()
}

/**
 * The UTC timestamp of a time in Sofia, such as 14:30. Of an hour that a day has twice the first one is meant, and a time
 * that a day lacks is the one an hour later.
 */
export function momentOfSofia(day: string, time: string): string {
  const inUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [3, 2].map((ahead) => new Date(inUtc - ahead * hour))
  const found = candidates.find((candidate) => isoMoment(candidate).startsWith(`${day} ${time}`))
  return (found ?? new Date(inUtc - 2 * hour)).toISOString()
}
