import { createHash } from 'node:crypto'
import { formatDate } from '../domain/dates.ts'
import type { EnquiryValues } from '../domain/enquiry.ts'

/**
 * What an enquiry is known by when it arrives again: its words, and the id that the browser gave to its tries.
 * A browser without scripts gives none; the same words on the same day are one enquiry then.
 */
export function submissionId(values: EnquiryValues, givenId: string | undefined, now: Date): string {
  const words = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const occasion = givenId ?? formatDate(now.toISOString())
  return createHash('sha256')
    .update(JSON.stringify([occasion, words]))
    .digest('base64url')
}
