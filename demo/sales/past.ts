import { isoDay } from '../../domain/formats/dates.ts'

const minute = 60 * 1000
const dayLength = 24 * 60 * minute

/** A date in Sofia, this number of days after `now`; negative for the past. */
export function dayFrom(now: Date, days: number): string {
  return new Date(Date.parse(`${isoDay(now)}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** A time within the working hours of a past day, whose minute depends on the serial alone. */
export function workingHour(now: Date, daysAgo: number, serial: number): Date {
  return new Date(Date.parse(`${dayFrom(now, -daysAgo)}T07:00:00Z`) + ((serial * 47) % 480) * minute)
}

export function momentDaysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayLength)
}
