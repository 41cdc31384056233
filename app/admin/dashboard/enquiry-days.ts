import type { EnquiriesOfHour } from '../../../backend/data/enquiries/enquiries.ts'
import { isoDay } from '../../../domain/formats/dates.ts'

export interface EnquiryDay {
  /** A day in Sofia, such as 2026-11-15. */
  day: string
  count: number
}

const dayLength = 24 * 60 * 60 * 1000

/** Returns a time before the first of the last `days` days. The extra day covers daylight saving time. */
export function firstMoment(now: Date, days: number): Date {
  return new Date(now.getTime() - (days + 1) * dayLength)
}

/** Returns the last days up to today with the number of enquiries of each, including days without any. */
export function enquiryDays(hours: EnquiriesOfHour[], now: Date, days: number): EnquiryDay[] {
  const counts = new Map(lastDays(now, days).map((day) => [day, 0]))
  for (const { hour, count } of hours) {
    const day = isoDay(new Date(hour))
    const before = counts.get(day)
    if (before !== undefined) counts.set(day, before + count)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

/**
 * Returns the last days up to today in Sofia, as ISO dates. It steps back 24 hours at a time from noon, so that
 * a day of 23 or 25 hours is neither skipped nor repeated.
 */
function lastDays(now: Date, days: number): string[] {
  const noon = new Date(`${isoDay(now)}T10:00:00Z`).getTime()
  return Array.from({ length: days }, (_, index) => isoDay(new Date(noon - (days - 1 - index) * dayLength)))
}
