const month = new Intl.DateTimeFormat('bg-BG', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** „ноември 2026 г.“ for 2026-11. */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(`${isoMonth}-01T00:00:00Z`))
}
