const maxYears = 5

/** What a day further ahead is told. */
export const tooFarAhead = `Изберете ден до ${maxYears} години напред`
export const tooLong = `Резервацията трае най-много ${maxYears} години`

/** The last day that anybody plans for. */
export function lastDayFrom(day: string): string {
  return `${Number(day.slice(0, 4)) + maxYears}${day.slice(4)}`
}
