import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { integerSchema, optionalText } from '../record/field-schemas.ts'
import type { Warning } from '../record/warning.ts'
import type { ViewingValues } from './viewing.ts'
import { viewingLength } from './viewing-fields.ts'
import { timeSchema } from './viewing-schema.ts'
import { minutesOf } from './viewing-times.ts'

const hours = z.union([z.literal(''), timeSchema], fault('noTime')).default('')

/** The days that have hours of their own. */
export const workDays = ['workday', 'saturday', 'sunday'] as const
export type WorkDay = (typeof workDays)[number]

/** When viewings usually are, and how long. A day with empty hours is free. */
export const viewingHoursSchema = z
  .object({
    workdayFrom: hours,
    workdayUntil: hours,
    saturdayFrom: hours,
    saturdayUntil: hours,
    sundayFrom: hours,
    sundayUntil: hours,
    minutes: integerSchema('noMinutes', viewingLength.shortest, viewingLength.longest),
    /** Where clients are met who see no particular apartment. */
    place: optionalText(200),
  })
  .superRefine((values, context) => {
    for (const day of workDays) {
      const { from, until } = hoursOf(values, day)
      if ((from === '') !== (until === '') || (from !== '' && until <= from))
        context.addIssue({ code: 'custom', path: [`${day}Until`], message: fault('endBeforeStart') })
    }
  })

export type ViewingHours = z.infer<typeof viewingHoursSchema>

export const usualViewingHours: ViewingHours = {
  workdayFrom: '09:00',
  workdayUntil: '18:00',
  saturdayFrom: '10:00',
  saturdayUntil: '14:00',
  sundayFrom: '',
  sundayUntil: '',
  minutes: viewingLength.usual,
  place: '',
}

export function hoursOf(hours: Omit<ViewingHours, 'minutes' | 'place'>, day: WorkDay) {
  return { from: hours[`${day}From`], until: hours[`${day}Until`] }
}

/** The hours of a calendar day such as 2026-11-15; undefined when it is free. */
export function hoursOn(hours: ViewingHours, day: string): { from: string; until: string } | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const found = hoursOf(hours, weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'workday')
  return found.from === '' ? undefined : found
}

export function isOutsideHours(
  hours: ViewingHours,
  { day, time, minutes }: Pick<ViewingValues, 'day' | 'time' | 'minutes'>,
): boolean {
  const open = hoursOn(hours, day)
  const end = minutesOf(time) + minutes
  return !open || minutesOf(time) < minutesOf(open.from) || end > minutesOf(open.until)
}

/** Warns of a viewing outside of the work hours, and of one that was: neither is refused. */
export function viewingWarnings(
  hours: ViewingHours,
  values: Pick<ViewingValues, 'day' | 'time' | 'minutes'>,
  today: string,
): Warning[] {
  const { day, time, minutes } = values
  return [
    ...(day < today ? [{ id: `past:${day}`, kind: 'viewing-past' as const, day }] : []),
    ...(isOutsideHours(hours, values)
      ? [
          {
            id: `hours:${day}:${time}:${minutes}`,
            kind: 'outside-hours' as const,
            day,
            open: hoursOn(hours, day),
          },
        ]
      : []),
  ]
}
