import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { daySchema, requiredText } from '../record/field-schemas.ts'
import type { EnquirySource } from './enquiry-source.ts'
import { type LostReason, lostReasons } from './lost-reason.ts'

export const enquiryStages = ['new', 'called', 'viewing', 'offer', 'reservation', 'refused'] as const
export type EnquiryStage = (typeof enquiryStages)[number]

export interface EnquiryWork {
  stage: EnquiryStage
  /** Why it was lost, at the stage „refused“; empty where nobody has said so. */
  lostReason: LostReason | ''
  lostNote: string
  agentId: string | null
  /** A calendar day in Sofia: 2026-11-15. */
  nextCallOn: string | null
  /** In Sofia: 14:30. `null` for a call at any time of the day. */
  nextCallAt: string | null
  /** The apartment that the enquiry is about; `null` where its number is ambiguous or unknown. */
  apartmentId: string | null
  /** When the stage was changed from „Ново“. `null` before that, and for enquiries that are older than this field. */
  answeredAt: string | null
  source: EnquirySource
  /** Whose enquiry it is; `null` only where an older server has stored it during an upgrade. */
  clientId: string | null
}

/**
 * The fields of an enquiry that one save changes. Each field is saved alone, so that two people who change
 * different fields do not overwrite each other.
 */
export type EnquiryWorkChange = Partial<
  Pick<EnquiryWork, 'stage' | 'lostReason' | 'agentId' | 'nextCallOn' | 'nextCallAt'>
>

export const newEnquiryWork: EnquiryWork = {
  stage: 'new',
  lostReason: '',
  lostNote: '',
  agentId: null,
  nextCallOn: null,
  nextCallAt: null,
  apartmentId: null,
  answeredAt: null,
  source: 'website',
  clientId: null,
}

export interface EnquiryNote {
  id: string
  at: string
  authorId: string
  authorName: string
  text: string
}

export const maxNoteLength = 2000

const agent = z.string().max(64, fault('unknownAgent')).transform(orNull)

/**
 * A change of one enquiry: at least one field, and fields that are absent stay as they are. An empty text removes
 * the value.
 */
export const enquiryWorkSchema = z
  .object({
    stage: z.enum(enquiryStages, fault('unknownStage')).optional(),
    /** Asked for with the stage „refused“, and sent with no other. */
    lostReason: z.enum(lostReasons, fault('noLostReason')).optional(),
    agentId: agent.optional(),
    /** Whom the screen showed as the agent. */
    agentBefore: agent.optional(),
    nextCallOn: z
      .union([z.literal(''), daySchema('noDayChosen')], fault('noDayChosen'))
      .transform(orNull)
      .optional(),
    nextCallAt: z
      .union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)], fault('noTime'))
      .transform(orNull)
      .optional(),
    note: requiredText('noNote', maxNoteLength).optional(),
    /** The browser chooses the id and sends the same one when it retries, so that a note is stored once. */
    noteId: z.uuid(fault('outdatedPage')).optional(),
  })
  .refine(
    ({ noteId: _, agentBefore: __, ...work }) => Object.values(work).some((value) => value !== undefined),
    { error: fault('nothingToChange') },
  )
  .refine(({ stage, lostReason }) => (stage === 'refused') === (lostReason !== undefined), {
    error: fault('noLostReason'),
    path: ['lostReason'],
  })

function orNull(text: string): string | null {
  return text === '' ? null : text
}
