import { addDays, momentOfSofia } from '../formats/day-of-sofia.ts'
import type { ViewingValues } from './viewing.ts'

const minute = 60_000

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** The moments in UTC at which a viewing starts and ends. */
export function momentsOf({ day, time, minutes }: Pick<ViewingValues, 'day' | 'time' | 'minutes'>) {
  const startsAt = momentOfSofia(day, time)
  const endsAt = new Date(Date.parse(startsAt) + minutes * minute).toISOString()
  return { startsAt, endsAt }
}

/** The Monday of the week that the day is in. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

export function weekOf(day: string): string[] {
  const monday = mondayOf(day)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}
