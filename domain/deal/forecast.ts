import type { InstalmentState } from './instalment-state.ts'

/** What a month brings, in cents. */
export interface ForecastMonth {
  /** `2026-11`; empty for what has no day. */
  month: string
  received: number
  overdue: number
  expected: number
}

interface Owed {
  dueOn: string | null
  rest: number
  state: InstalmentState
}

interface Came {
  paidOn: string
  amount: number
}

/** Months before and after this one. What is beyond them is summed up in the first and the last. */
const range = { before: 12, after: 24 }

export interface Forecast {
  months: ForecastMonth[]
  /** The months in which all earlier, and all later ones, are summed up. */
  first: string
  last: string
}

/** Month by month, without gaps: what has come, what should have come, and what is expected; at the end what has no day. */
export function forecastByMonth(owed: readonly Owed[], came: readonly Came[], today: string): Forecast {
  const now = today.slice(0, 7)
  const [first, last] = [addMonths(now, -range.before), addMonths(now, range.after)]
  const within = (month: string) => (month < first ? first : month > last ? last : month)
  const months = new Map<string, ForecastMonth>()
  const at = (day: string | null) => {
    const month = day === null ? '' : within(day.slice(0, 7))
    const known = months.get(month) ?? { month, received: 0, overdue: 0, expected: 0 }
    months.set(month, known)
    return known
  }
  for (const { paidOn, amount } of came) at(paidOn).received += amount
  for (const { dueOn, rest, state } of owed) at(dueOn)[state === 'overdue' ? 'overdue' : 'expected'] += rest
  const dated = [...months.keys()].filter(Boolean).sort()
  const [from, until] = [dated[0], dated.at(-1)]
  if (from && until) for (let month = from; month < until; month = addMonths(month, 1)) at(`${month}-01`)
  const known = [...months.values()].sort((one, other) =>
    (one.month || '9').localeCompare(other.month || '9'),
  )
  return { months: known, first, last }
}

function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
