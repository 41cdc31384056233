const mostYears = 5

/** What a day further ahead is told. */
export const tooFarAhead = `Изберете ден до ${mostYears} години напред`
export const tooLong = `Резервацията трае най-много ${mostYears} години`

/** The last day that anybody plans for. */
export function lastDayFrom(day: string): string {
  return `${Number(day.slice(0, 4)) + mostYears}${day.slice(4)}`
}
