import type { Forecast } from '../../../domain/deal/forecast.ts'
import { paymentsText } from '../../../text/admin/payments.ts'

const { forecast: text } = paymentsText
const months = new Intl.DateTimeFormat('bg-BG', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** „ноември 2026 г.“; the first and the last month say that all before and after them are summed up there. */
export function nameMonth(month: string, { first, last }: Pick<Forecast, 'first' | 'last'>): string {
  if (month === '') return text.noDay
  const name = months.format(new Date(`${month}-01T00:00:00Z`))
  if (month === first) return text.until(name)
  return month === last ? text.from(name) : name
}
