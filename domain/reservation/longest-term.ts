const maxYears = 5

export const tooFarAhead = `Изберете ден до ${maxYears} години напред`
export const tooLong = `Резервацията трае най-много ${maxYears} години`

/** Later days are most likely a mistake. */
export function lastDayFrom(day: string): string {
  return `${Number(day.slice(0, 4)) + maxYears}${day.slice(4)}`
}
