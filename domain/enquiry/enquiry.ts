import { z } from 'zod'
import { choice } from '../lists/query.ts'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import type { Stored } from '../record/stored-record.ts'
import { type EnquiryStage, type EnquiryWork, enquiryStages } from './enquiry-work.ts'

export const enquirySchema = z.object({
  name: requiredText('Моля, въведете Вашето име', 200),
  email: requiredText('Моля, въведете имейл', 254).pipe(z.email('Моля, въведете валиден имейл')),
  /** Free text, because people add an extension or an hour, and an enquiry must not be lost for an optional field. */
  phone: optionalText(50),
  message: requiredText('Моля, напишете съобщение', 5000),
  apartmentNumber: optionalText(20),
  about: optionalText(220),
  wishedTime: optionalText(100),
})

export type EnquiryValues = z.infer<typeof enquirySchema>

export interface Enquiry extends EnquiryValues, EnquiryWork, Stored {
  submittedAt: string
  /** The form was sent sooner after the page was opened than people can type: probably by a bot. */
  sentQuickly: boolean
  isRead: boolean
}

export const enquiryStates = ['all', 'read', 'unread'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** The value of `agent` in a URL for enquiries without an agent. */
export const noAgent = 'none'

export interface EnquiryFilters {
  search: string
  state: EnquiryState
  /** The number of an apartment, or its id where both entrances have an apartment with that number. */
  apartment?: string | undefined
  stage?: EnquiryStage | undefined
  agent?: string | undefined
  /** Only enquiries whose next call is due today or overdue, the longest overdue first. */
  due?: true | undefined
}

export function parseEnquiryFilters(query: URLSearchParams): EnquiryFilters {
  return {
    search: query.get('q')?.trim().slice(0, 200) ?? '',
    state: choice(enquiryStates, query.get('filter')) ?? 'all',
    apartment: query.get('apartment')?.trim().slice(0, 40) || undefined,
    stage: choice(enquiryStages, query.get('stage')),
    agent: query.get('agent')?.trim().slice(0, 64) || undefined,
    due: query.get('due') === '1' || undefined,
  }
}

export function hasEnquiryFilters({ search, state, ...others }: EnquiryFilters): boolean {
  return search !== '' || state !== 'all' || Object.values(others).some((value) => value !== undefined)
}
