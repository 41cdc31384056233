import { enquiryFaults } from '../../../domain/enquiry/enquiry.ts'
import { choice } from '../../../domain/lists/query.ts'
import { readFault } from '../../../domain/record/fault.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

/** What the schema says, by field. */
type Faults = Record<string, string[] | null>

/** What is wrong with each field, in the visitor's language. A fault without a text of its own is a failure. */
export function explainFaults(text: ServerText, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, messages]) => [
      field,
      messages?.map((message) => explain(text, message)) ?? null,
    ]),
  )
}

function explain({ contact, contactErrors }: ServerText, message: string): string {
  const { code, values } = readFault(message)
  const fault = choice(enquiryFaults, code)
  if (fault === undefined) return contact.failure
  return fault === 'tooLong' ? contactErrors.tooLong(Number(values[0])) : contactErrors[fault]
}
