import { z } from 'zod'
import { addDays } from '../formats/day-of-sofia.ts'

/** Calendar days in Sofia, both included: 2026-11-01 to 2026-11-30. */
export interface ReportPeriod {
  from: string
  until: string
}

export type PeriodFault = 'no-day' | 'backwards' | 'too-long'

export const maxYears = 5

export const periodPresets = [
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-12-months',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The first and the last month of a preset, as the URL has them. */
export function presetMonths(preset: PeriodPreset, today: string): ReportPeriod {
  const now = today.slice(0, 7)
  const quarter = addMonths(now, -((Number(now.slice(5)) - 1) % 3))
  switch (preset) {
    case 'this-month':
      return { from: now, until: now }
    case 'last-month':
      return { from: addMonths(now, -1), until: addMonths(now, -1) }
    case 'this-quarter':
      return { from: quarter, until: addMonths(quarter, 2) }
    case 'this-year':
      return { from: `${now.slice(0, 4)}-01`, until: `${now.slice(0, 4)}-12` }
    case 'last-12-months':
      return { from: addMonths(now, -11), until: now }
  }
}

/**
 * The period of a URL: `from` and `until` are days or whole months. What cannot be understood is answered with the last
 * twelve months and the reason; `until` alone is the twelve months up to it, `from` alone goes on until today.
 */
export function parsePeriod(
  query: URLSearchParams,
  today: string,
): { period: ReportPeriod; fault?: PeriodFault } {
  const usual = wholeMonths(presetMonths('last-12-months', today))
  const [from, until] = [query.get('from')?.trim() ?? '', query.get('until')?.trim() ?? '']
  if (from === '' && until === '') return { period: usual }
  const last = until === '' ? today : lastDay(until)
  if (last === undefined) return { period: usual, fault: 'no-day' }
  const first = from === '' ? `${addMonths(last.slice(0, 7), -11)}-01` : firstDay(from)
  if (first === undefined) return { period: usual, fault: 'no-day' }
  if (first > last) return { period: usual, fault: 'backwards' }
  if (last >= `${Number(first.slice(0, 4)) + maxYears}${first.slice(4)}`)
    return { period: usual, fault: 'too-long' }
  return { period: { from: first, until: last } }
}

/** Which preset selects exactly this period. */
export function presetOf({ from, until }: ReportPeriod, today: string): PeriodPreset | undefined {
  return periodPresets.find((preset) => {
    const days = wholeMonths(presetMonths(preset, today))
    return days.from === from && days.until === until
  })
}

/** Every month that has a day of the period: 2026-11, the earliest first. */
export function monthsOf({ from, until }: ReportPeriod): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= until.slice(0, 7); month = addMonths(month, 1))
    months.push(month)
  return months
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

/** The days of one month. Undefined for what is no month, as 2026-13. */
export function daysOfMonth(month: string): ReportPeriod | undefined {
  return isMonth(month) ? wholeMonths({ from: month, until: month }) : undefined
}

function wholeMonths({ from, until }: ReportPeriod): ReportPeriod {
  return { from: `${from}-01`, until: addDays(`${addMonths(until, 1)}-01`, -1) }
}

function firstDay(text: string): string | undefined {
  return isMonth(text) ? `${text}-01` : dayIn(text)
}

function lastDay(text: string): string | undefined {
  return isMonth(text) ? wholeMonths({ from: text, until: text }).until : dayIn(text)
}

/** A year outside of 2000 to 2099 is a typing error, as in every form. */
function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

const days = z.iso.date()

function dayIn(text: string): string | undefined {
  return text.startsWith('20') && days.safeParse(text).success ? text : undefined
}
