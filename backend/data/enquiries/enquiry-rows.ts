import type { Enquiry, EnquiryValues } from '../../../domain/enquiry/enquiry.ts'
import { newEnquiryWork } from '../../../domain/enquiry/enquiry-work.ts'
import { phoneForms } from '../../../domain/enquiry/phone-forms.ts'
import { apartmentLine, folded, mentionedApartments } from '../../../domain/enquiry/search-terms.ts'
import { defaultLanguage, type Language } from '../../../domain/language.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { recordsOf } from '../records/records.ts'
import type { EnquiryRow } from '../schema.ts'

const sentColumns = ['name', 'email', 'phone', 'message', 'apartmentNumber', 'about', 'wishedTime'] as const

export const enquiryColumns = [
  'id',
  'revision',
  ...sentColumns,
  'language',
  'submittedAt',
  'sentQuickly',
  'isRead',
  'stage',
  'agentId',
  'nextCallOn',
  'apartmentId',
  'answeredAt',
] as const

export const enquiryRecords = recordsOf('enquiries', enquiryFromRow)

export function enquiryFromRow(row: Pick<EnquiryRow, (typeof enquiryColumns)[number]>): Enquiry {
  const { isRead, sentQuickly, ...rest } = pick(row, enquiryColumns)
  return { ...rest, isRead: isRead === 1, sentQuickly: sentQuickly === 1 }
}

interface Arrival {
  apartment: string | null
  submissionId: string
  submittedAt: Date
  language?: Language | undefined
  sentQuickly?: boolean | undefined
}

export function newEnquiryRow(
  values: EnquiryValues,
  { apartment, submissionId, submittedAt, language = defaultLanguage, sentQuickly }: Arrival,
): Omit<EnquiryRow, 'revision'> {
  const sent = pick(values, sentColumns)
  return {
    ...sent,
    ...newEnquiryWork,
    id: crypto.randomUUID(),
    apartmentId: apartment,
    language,
    submissionId,
    submittedAt: submittedAt.toISOString(),
    sentQuickly: sentQuickly ? 1 : 0,
    isRead: 0,
    searchText: enquirySearchText(sent),
  }
}

/**
 * The text of an enquiry, followed by one line for each spelling of its apartments and phones (see search-terms.ts).
 */
export function enquirySearchText(values: EnquiryValues): string {
  const text = folded(Object.values(values).join('\n'))
  const numbers = [folded(values.apartmentNumber), ...mentionedApartments(text)].filter(Boolean)
  const lines = [...numbers.map(apartmentLine), ...phoneForms(values.phone).map((form) => `${form}\n`)]
  return `${text}\n${[...new Set(lines)].join('')}`
}
