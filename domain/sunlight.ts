/** The days that a page shows: the 21st of these months, close to the solstices and the equinoxes. */
export const sunMonths = [3, 6, 9, 12] as const
export type SunMonth = (typeof sunMonths)[number]

/** A time of day in minutes after midnight, from 0 to 1440, in steps of ten. */
export interface SunnyTime {
  from: number
  to: number
}

export interface SunDay {
  month: SunMonth
  /** In order, without overlaps; empty where the sun does not reach the windows. */
  times: SunnyTime[]
}

/** Where the sun stands, in degrees: the azimuth clockwise from north, the altitude above the horizon. */
export interface SunPosition {
  azimuth: number
  altitude: number
}

const step = 10
const minutesOfDay = 24 * 60

/** Lower, the sun is behind neighbouring buildings and trees nearly everywhere. */
const lowestAltitude = 3

/**
 * When the sun stands before one of the windows during a day. The day is looked at in the middle of every ten minutes,
 * so that begin and end are rounded to the nearest ten.
 */
export function sunnyTimes(windows: readonly number[], sunAt: (minute: number) => SunPosition): SunnyTime[] {
  const times: SunnyTime[] = []
  for (let from = 0; from < minutesOfDay; from += step) {
    if (!reachesWindows(windows, sunAt(from + step / 2))) continue
    const last = times.at(-1)
    if (last?.to === from) last.to = from + step
    else times.push({ from, to: from + step })
  }
  return times
}

function reachesWindows(windows: readonly number[], { azimuth, altitude }: SunPosition): boolean {
  return altitude > lowestAltitude && windows.some((window) => angleBetween(window, azimuth) < 90)
}

/** The smaller of the two angles between two directions, from 0 to 180. */
function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/** The hours that a diagram of these days shows: from five to nine in the evening, and more where the sun is up longer. */
export function diagramHours(days: readonly Pick<SunDay, 'times'>[]): { first: number; last: number } {
  const times = days.flatMap((day) => day.times)
  return {
    first: Math.min(5, ...times.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(21, ...times.map(({ to }) => Math.ceil(to / 60))),
  }
}
