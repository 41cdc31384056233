import { apartmentLine, mentionedApartments } from '../../domain/enquiry/apartment-mentions.ts'
import type { EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { phoneForms } from '../../domain/enquiry/phone-forms.ts'
import { folded } from '../../domain/enquiry/search-terms.ts'

/** All that is written in an enquiry, and below it how apartments and phones are looked for (search-terms.ts). */
export function enquirySearchText(values: EnquiryValues): string {
  const text = folded(Object.values(values).join('\n'))
  const numbers = [folded(values.apartmentNumber), ...mentionedApartments(text)].filter(Boolean)
  const lines = [...numbers.map(apartmentLine), ...phoneForms(values.phone).map((form) => `${form}\n`)]
  return `${text}\n${[...new Set(lines)].join('')}`
}
