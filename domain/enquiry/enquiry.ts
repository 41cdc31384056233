import { z } from 'zod'
import { maxAsked } from '../favourites/limits.ts'
import { type Language, languages } from '../language.ts'
import { choice } from '../lists/query.ts'
import { type FaultCode, fault } from '../record/fault.ts'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import type { Stored } from '../record/stored-record.ts'
import { type EnquirySource, enquirySources } from './enquiry-source.ts'
import { type EnquiryStage, type EnquiryWork, enquiryStages } from './enquiry-work.ts'
import { type LostReason, lostReasons } from './lost-reason.ts'

/** The most characters of each field. */
const enquiryLimits = {
  name: 200,
  email: 254,
  phone: 50,
  message: 5000,
  apartmentNumber: 20,
  about: 220,
  wishedTime: 100,
} as const

/** What can be wrong with a field of the form. Visitors read it in their language. */
export const enquiryFaults = [
  'noName',
  'noEmail',
  'badEmail',
  'noMessage',
  'tooLong',
  'damaged',
] as const satisfies FaultCode[]
export type EnquiryFault = (typeof enquiryFaults)[number]

/** The e-mail of a visitor, in every form that asks for one. */
export const senderEmail = requiredText('noEmail', enquiryLimits.email).pipe(z.email(fault('badEmail')))

export const enquirySchema = z.object({
  name: requiredText('noName', enquiryLimits.name),
  email: senderEmail,
  /** Free text, because people add an extension or an hour, and an enquiry must not be lost for an optional field. */
  phone: optionalText(enquiryLimits.phone),
  message: requiredText('noMessage', enquiryLimits.message),
  apartmentNumber: optionalText(enquiryLimits.apartmentNumber),
  about: optionalText(enquiryLimits.about),
  wishedTime: optionalText(enquiryLimits.wishedTime),
})

export type EnquiryValues = z.infer<typeof enquirySchema>

/** What the contact form sends: an enquiry may also name several apartments, each by its id. */
export const sentEnquirySchema = enquirySchema.extend({
  // Lines that were unticked leave gaps in the list.
  apartmentIds: z
    .array(z.string().max(64, fault('damaged')).optional())
    .max(maxAsked, fault('damaged'))
    .default([])
    .transform((ids) => [...new Set(ids.filter((id) => id !== undefined))]),
})

/** One of the further apartments of an enquiry about several. The number is the one that it had when it was asked about. */
export interface AskedApartment {
  apartmentNumber: string
  apartmentId: string
}

export interface Enquiry extends EnquiryValues, EnquiryWork, Stored {
  /** The apartments after the first one, of an enquiry about several. */
  otherApartments: AskedApartment[]
  /** The language of the page that the form was sent from: the sender reads our mails in it. */
  language: Language
  submittedAt: string
  /** The form was sent sooner after the page was opened than people can type: probably by a bot. */
  sentQuickly: boolean
  isRead: boolean
}

export const enquiryStates = ['all', 'read', 'unread'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** The value of `agent` in a URL for enquiries without an agent. */
export const noAgent = 'none'

/** The value of `lost` in a URL for lost enquiries of which nobody has said why. */
export const noLostReason = 'none'

export interface EnquiryFilters {
  search: string
  state: EnquiryState
  /** The number of an apartment, or its id where both entrances have an apartment with that number. */
  apartment?: string | undefined
  stage?: EnquiryStage | undefined
  /** Only lost enquiries, and only those that were lost for this reason. */
  lost?: LostReason | typeof noLostReason | undefined
  agent?: string | undefined
  language?: Language | undefined
  source?: EnquirySource | undefined
  /** Only enquiries whose next call is due today or overdue, the longest overdue first. */
  due?: true | undefined
}

export function parseEnquiryFilters(query: URLSearchParams): EnquiryFilters {
  const chosen = choice(enquiryStages, query.get('stage'))
  // An enquiry at another stage is not lost: whoever selects one has left the reason behind.
  const mayBeLost = chosen === undefined || chosen === 'refused'
  const lost = mayBeLost ? choice([...lostReasons, noLostReason], query.get('lost')) : undefined
  return {
    search: query.get('q')?.trim().slice(0, 200) ?? '',
    state: choice(enquiryStates, query.get('filter')) ?? 'all',
    apartment: query.get('apartment')?.trim().slice(0, 40) || undefined,
    stage: lost ? 'refused' : chosen,
    lost,
    agent: query.get('agent')?.trim().slice(0, 64) || undefined,
    language: choice(languages, query.get('language')),
    source: choice(enquirySources, query.get('source')),
    due: query.get('due') === '1' || undefined,
  }
}

export function hasEnquiryFilters({ search, state, ...others }: EnquiryFilters): boolean {
  return search !== '' || state !== 'all' || Object.values(others).some((value) => value !== undefined)
}
