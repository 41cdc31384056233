import type { AskedApartment, Enquiry, EnquiryValues } from '../../../domain/enquiry/enquiry.ts'
import type { EnquirySource } from '../../../domain/enquiry/enquiry-source.ts'
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
  'lostReason',
  'lostNote',
  'agentId',
  'nextCallOn',
  'nextCallAt',
  'apartmentId',
  'answeredAt',
  'source',
  'clientId',
] as const

export const enquiryRecords = recordsOf('enquiries', enquiryFromRow)

/** What the row of an enquiry holds; its further apartments have rows of their own. */
export type StoredEnquiry = Omit<Enquiry, 'otherApartments'>

export function enquiryFromRow(row: Pick<EnquiryRow, (typeof enquiryColumns)[number]>): StoredEnquiry {
  const { isRead, sentQuickly, ...rest } = pick(row, enquiryColumns)
  return { ...rest, isRead: isRead === 1, sentQuickly: sentQuickly === 1 }
}

interface Arrival {
  apartment: string | null
  otherApartments: readonly AskedApartment[]
  submissionId: string
  submittedAt: Date
  language?: Language | undefined
  sentQuickly?: boolean | undefined
  source?: EnquirySource | undefined
  agentId?: string | null | undefined
  clientId: string
}

export function newEnquiryRow(
  values: EnquiryValues,
  { apartment, otherApartments, language = defaultLanguage, source = 'website', ...arrival }: Arrival,
): Omit<EnquiryRow, 'revision'> {
  const sent = pick(values, sentColumns)
  const submittedAt = arrival.submittedAt.toISOString()
  return {
    ...sent,
    ...newEnquiryWork,
    id: crypto.randomUUID(),
    apartmentId: apartment,
    ...(isSpokenTo(source) && { stage: 'called' as const, answeredAt: submittedAt }),
    agentId: arrival.agentId ?? null,
    language,
    source,
    clientId: arrival.clientId,
    submissionId: arrival.submissionId,
    submittedAt,
    sentQuickly: arrival.sentQuickly ? 1 : 0,
    // Whoever has typed it in has read it.
    isRead: source === 'website' ? 0 : 1,
    searchText: enquirySearchText(sent, otherApartments),
  }
}

/**
 * The text of an enquiry, followed by one line for each spelling of its apartments and phones (see search-terms.ts).
 */
export function enquirySearchText(
  values: EnquiryValues,
  otherApartments: readonly AskedApartment[] = [],
): string {
  const text = folded(Object.values(values).join('\n'))
  const others = otherApartments.map(({ apartmentNumber }) => folded(apartmentNumber))
  const numbers = [folded(values.apartmentNumber), ...others, ...mentionedApartments(text)].filter(Boolean)
  const lines = [...numbers.map(apartmentLine), ...phoneForms(values.phone).map((form) => `${form}\n`)]
  return `${text}\n${[...new Set(lines)].join('')}`
}

/** Somebody who has called or come has been spoken to; a lead of a portal waits for a call. */
function isSpokenTo(source: EnquirySource): boolean {
  return source === 'phone' || source === 'visit'
}
