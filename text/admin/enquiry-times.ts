import { daysLeft } from '../../domain/reservation/days-left.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const days = (count: number) => plural(count, { one: '# ден', other: '# дни' })

/** In its largest unit: „5 мин.“, „3 ч.“, „2 дни“. */
export function formatDuration(length: number): string {
  if (length < hour) return `${Math.max(1, Math.floor(length / minute))} мин.`
  if (length < day) return `${Math.floor(length / hour)} ч.`
  return days(Math.floor(length / day))
}

export function formatWaitingTime(submittedAt: string, now: Date): string {
  return `чака ${formatDuration(now.getTime() - Date.parse(submittedAt))}`
}

/** „днес“, „утре“ and the like; an empty text for days that are better written as a date. */
export function formatCallDay(nextCallOn: string, today: string): string {
  const until = daysLeft(nextCallOn, today)
  if (until === 0) return 'днес'
  if (until === 1) return 'утре'
  return until > 1 ? '' : `закъснява с ${days(-until)}`
}
