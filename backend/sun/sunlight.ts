import { getPosition } from 'suncalc'
import type { Building } from '../../domain/building/building.ts'
import { type Exposure, windowAzimuths } from '../../domain/building/exposure.ts'
import { isoMoment } from '../../domain/formats/dates.ts'
import { type SunDay, type SunMonth, sunMonths, sunnyTimes } from '../../domain/sunlight.ts'

/**
 * The year for which the sun is computed. It never changes, so that cached pages and cards do not depend on today's
 * date. The sun of the same day differs by a minute or two between years; 2026 is in the middle between leap years.
 */
const referenceYear = 2026

/**
 * When the sun reaches the windows on the 21st of four months, by the clock of Sofia; undefined while nobody has said
 * where the building is.
 */
export function findSunlight(
  { latitude, longitude }: Pick<Building, 'latitude' | 'longitude'>,
  exposure: Exposure,
): SunDay[] | undefined {
  if (latitude === null || longitude === null) return undefined
  const windows = windowAzimuths(exposure)
  return sunMonths.map((month) => {
    const midnight = midnightInSofia(month)
    const sunAt = (minute: number) => getPosition(new Date(midnight + minute * 60_000), latitude, longitude)
    return { month, times: sunnyTimes(windows, sunAt) }
  })
}

/** When the 21st begins in Sofia. Its clocks change on the last Sunday of March and October, never on a 21st. */
function midnightInSofia(month: SunMonth): number {
  const noon = Date.UTC(referenceYear, month - 1, 21, 12)
  const ahead = Date.parse(`${isoMoment(new Date(noon)).replace(' ', 'T')}Z`) - noon
  return Date.UTC(referenceYear, month - 1, 21) - ahead
}
