import type { EnquiriesOfHour } from '../../../backend/data/enquiries/enquiries.ts'
import { isoDay } from '../../../domain/formats/dates.ts'

export interface EnquiryDay {
  /** As in a calendar in Sofia: 2026-11-15. */
  day: string
  count: number
}

const dayLength = 24 * 60 * 60 * 1000

/** From when on enquiries can fall on one of the last days, whatever the clocks did in between. */
export function firstMoment(now: Date, days: number): Date {
  return new Date(now.getTime() - (days + 1) * dayLength)
}

/** The last days up to today, each with its count, those without enquiries too. */
export function enquiryDays(hours: EnquiriesOfHour[], now: Date, days: number): EnquiryDay[] {
  const counts = new Map(lastDays(now, days).map((day) => [day, 0]))
  for (const { hour, count } of hours) {
    const day = isoDay(new Date(hour))
    const before = counts.get(day)
    if (before !== undefined) counts.set(day, before + count)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

/** Counted from noon: a day that is an hour longer or shorter is still one day. */
function lastDays(now: Date, days: number): string[] {
  const noon = new Date(`${isoDay(now)}T10:00:00Z`).getTime()
  return Array.from({ length: days }, (_, index) => isoDay(new Date(noon - (days - 1 - index) * dayLength)))
}
