import { z } from 'zod'
import { dayOf, requiredText } from '../record/field-schemas.ts'

/** How far the sales team is with an enquiry. */
export const enquiryStages = ['new', 'called', 'viewing', 'offer', 'reservation', 'refused'] as const
export type EnquiryStage = (typeof enquiryStages)[number]

export const enquiryStageLabels: Record<EnquiryStage, string> = {
  new: 'Ново',
  called: 'Обадихме се',
  viewing: 'Оглед',
  offer: 'Оферта',
  reservation: 'Резервация',
  refused: 'Отказ',
}

/** What the sales team makes of an enquiry, beside what the visitor has sent. */
export interface EnquiryWork {
  stage: EnquiryStage
  /** Whose it is. */
  agentId: string | null
  /** A day as Sofia has it: 2026-11-15. */
  nextCallOn: string | null
  /** The apartment that it is about, where that is certain. */
  apartmentId: string | null
  /** When it left „Ново“. Nothing while it is there; of enquiries from before that was noted, nobody knows. */
  answeredAt: string | null
}

/** What people change of it; each by itself, so that nobody overwrites what somebody else has just said. */
export type EnquiryWorkChange = Partial<Pick<EnquiryWork, 'stage' | 'agentId' | 'nextCallOn'>>

export const newEnquiryWork: EnquiryWork = {
  stage: 'new',
  agentId: null,
  nextCallOn: null,
  apartmentId: null,
  answeredAt: null,
}

export interface EnquiryNote {
  id: string
  at: string
  authorId: string
  authorName: string
  text: string
}

export const maxNoteLength = 2000

/**
 * What the sales team sends about one enquiry: any of it, but something, and what is not named stays as it is. Nothing takes
 * a value off.
 */
export const enquiryWorkSchema = z
  .object({
    stage: z.enum(enquiryStages, 'Изберете етап от списъка').optional(),
    agentId: z.string().max(64, 'Изберете агент от списъка').transform(orNull).optional(),
    nextCallOn: z
      .union([z.literal(''), dayOf('Моля, изберете дата')], 'Моля, изберете дата')
      .transform(orNull)
      .optional(),
    note: requiredText('Моля, напишете бележката', maxNoteLength).optional(),
    /** Given by the browser, the same for every try of one note. */
    noteId: z.uuid('Презаредете страницата и опитайте отново').optional(),
  })
  .refine(({ noteId: _, ...work }) => Object.values(work).some((value) => value !== undefined), {
    error: 'Няма какво да се промени',
  })

function orNull(text: string): string | null {
  return text === '' ? null : text
}
