import type { SunDay, SunnyTime } from '../../domain/sunlight.ts'
import type { ServerText } from './public-text.ts'

/** When the sun reaches an apartment, as the page and the card show it. */
export interface SunView {
  title: string
  about: string
  /** The accessible name of the diagram. */
  diagram: string
  days: SunDayView[]
}

export interface SunDayView {
  month: string
  /** „През юни от 6:10 до 13:20“ */
  sentence: string
  times: SunnyTime[]
}

export function formatSun(
  { sun }: ServerText,
  days: readonly SunDay[],
  { hasTerrace }: { hasTerrace: boolean },
): SunView {
  return {
    title: sun.title,
    about: sun.about(hasTerrace),
    diagram: sun.diagram,
    days: days.map(({ month, times }) => {
      const spoken = times.map(({ from, to }) => sun.time(clock(from), clock(to))).join(sun.and)
      const sentence = times.length === 0 ? sun.never(month) : sun.reaches(month, spoken)
      return { month: sun.month(month), sentence, times }
    }),
  }
}

/** „юни: 6:10–13:20“ for each of the months, where the sentences would be too long. */
export function sunHours({ sun }: ServerText, days: readonly SunDay[]): string[] {
  return days.map(({ month, times }) => {
    const hours = times.map(({ from, to }) => `${clock(from)}–${clock(to)}`)
    return `${sun.month(month)}: ${hours.join(', ') || '–'}`
  })
}

/** „6:10“; the end of the day is 24:00. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
