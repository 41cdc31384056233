import { z } from 'zod'
import { choice } from '../lists/query.ts'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import type { Stored } from '../record/stored-record.ts'
import { type EnquiryStage, type EnquiryWork, enquiryStages } from './enquiry-work.ts'

/** What a visitor sends with the contact form. */
export const enquirySchema = z.object({
  name: requiredText('Моля, въведете Вашето име', 200),
  email: requiredText('Моля, въведете имейл', 254).pipe(z.email('Моля, въведете валиден имейл')),
  /** As people write it, with an extension or an hour: an enquiry is not lost over a field that may be empty. */
  phone: optionalText(50),
  message: requiredText('Моля, напишете съобщение', 5000),
  apartmentNumber: optionalText(20),
  /** The parking spot or store that it asks about, by name. */
  about: optionalText(220),
  wishedTime: optionalText(100),
})

export type EnquiryValues = z.infer<typeof enquirySchema>

export interface Enquiry extends EnquiryValues, EnquiryWork, Stored {
  submittedAt: string
  /** Sooner after its page had opened than people type: perhaps by a program. */
  sentQuickly: boolean
  isRead: boolean
}

export const enquiryStates = ['all', 'read', 'unread'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** Stands for an agent in the URL: those that nobody works on. */
export const noAgent = 'none'

export interface EnquiryFilters {
  search: string
  state: EnquiryState
  /** Of the apartment with this number, or this id: one number may be an apartment at each entrance. */
  apartment?: string | undefined
  stage?: EnquiryStage | undefined
  /** Whose they are, by id; or `noAgent`. */
  agent?: string | undefined
  /** Only those that are to be called today or should have been before, the longest overdue first. */
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
