import type { Reservation } from '../reservation/reservation.ts'

const month = new Intl.DateTimeFormat('bg-BG', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** „ноември 2026 г.“ for 2026-11. */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(`${isoMonth}-01T00:00:00Z`))
}

export interface SoldMonth {
  /** 2026-11 */
  month: string
  count: number
  /** In euros. */
  sum: number
}

/**
 * The last months including that of `today`, newest first, by the date of the contract. Months without sales are
 * included.
 */
export function soldByMonth(
  sales: readonly Pick<Reservation, 'contractDate' | 'finalPrice'>[],
  today: string,
  months: number,
): SoldMonth[] {
  return Array.from({ length: months }, (_, back) => {
    const month = monthBefore(today, back)
    const own = sales.filter(({ contractDate }) => contractDate?.startsWith(month))
    return { month, count: own.length, sum: own.reduce((sum, { finalPrice }) => sum + (finalPrice ?? 0), 0) }
  })
}

function monthBefore(today: string, back: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7)
}
