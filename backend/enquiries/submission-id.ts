import { createHash } from 'node:crypto'
import type { EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { formatDate } from '../../domain/formats/dates.ts'

/**
 * What an enquiry is known by when it arrives again: its text, and the id that the browser gave to its tries.
 * A browser without scripts gives none; the same text on the same day is one enquiry then.
 */
export function submissionId(values: EnquiryValues, givenId: string | undefined, now: Date): string {
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const occasion = givenId ?? formatDate(now.toISOString())
  return createHash('sha256')
    .update(JSON.stringify([occasion, entries]))
    .digest('base64url')
}
