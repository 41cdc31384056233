import { type EnquiryFault, enquiryFaults, enquiryLimits } from '../../../domain/enquiry/enquiry.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

/** The codes of the schema, by field. */
type Faults = Record<string, string[] | null>

/** What is wrong with each field, in the visitor's language. A fault without a text of its own is a failure. */
export function explainFaults(text: ServerText, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, codes]) => [
      field,
      codes?.map((code) => explain(text, field, choice(enquiryFaults, code))) ?? null,
    ]),
  )
}

function explain(
  { contact, contactErrors }: ServerText,
  field: string,
  fault: EnquiryFault | undefined,
): string {
  if (fault === undefined) return contact.failure
  if (fault !== 'tooLong') return contactErrors[fault]
  const most = Object.entries(enquiryLimits).find(([name]) => name === field)?.[1] ?? 0
  return contactErrors.tooLong(most)
}
