import { momentOfSofia } from '../formats/day-of-sofia.ts'
import type { EnquiryWork } from './enquiry-work.ts'

/** When a call without an hour is due, in Sofia. */
const morning = '08:30'

/** The moment in UTC at which the call is due; undefined without a call. */
export function callMoment({
  nextCallOn,
  nextCallAt,
}: Pick<EnquiryWork, 'nextCallOn' | 'nextCallAt'>): string | undefined {
  return nextCallOn === null ? undefined : momentOfSofia(nextCallOn, nextCallAt ?? morning)
}

export function isCallDue(nextCallOn: string | null, today: string): boolean {
  return nextCallOn !== null && nextCallOn <= today
}

/** Whether a next call is set to a day in the past. A day that was stored before may stay. */
export function isCallTooEarly(wanted: string, before: string | null, today: string): boolean {
  return wanted < today && wanted !== before
}
