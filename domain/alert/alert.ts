import { z } from 'zod'
import { senderEmail } from '../enquiry/enquiry.ts'
import type { Language } from '../language.ts'
import { optionalText } from '../record/field-schemas.ts'

/** The subject of an alert about the construction diary. Any other subject is the id of an apartment. */
export const progressSubject = 'progress'

/** What a visitor sends. With an empty apartment it is about the construction diary. */
export const alertRequestSchema = z.object({ email: senderEmail, apartment: optionalText(64) })

export type AlertRequest = z.infer<typeof alertRequestSchema>

/** A visitor's wish to be told by e-mail. It counts once the owner of the e-mail has confirmed it. */
export interface Alert {
  id: string
  /** In lower case. */
  email: string
  language: Language
  /** The id of an apartment, or `progressSubject`. */
  subject: string
  createdAt: string
  /** Null until the owner of the e-mail has confirmed the alert. */
  confirmedAt: string | null
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * A change is told when it has stood for this long, in milliseconds: what is taken back before is not told, and what
 * changes meanwhile is in the same mail.
 */
export const alertDelay = 10 * minute

/** In days: how long an alert waits to be confirmed. */
export const confirmWithin = 7

/** In months: no alert is kept for longer. */
export const alertMonths = 24

/** An apartment that was deleted can be restored for 30 days. Its alerts wait for as long, in milliseconds. */
export const keptWithoutApartment = 30 * day

/** How many alerts are stored at most. */
export const alertLimits = {
  /** Confirmed ones of one apartment. */
  perApartment: 500,
  /** Of one mailbox, confirmed or not. */
  perEmail: 20,
  confirmed: 10_000,
  /** Robots can fill these: then a new one takes the place of the oldest. */
  unconfirmed: 2_000,
}

/** The key of a link in a mail: 32 random bytes as base64url. */
export const alertKeyPattern = /^[\w-]{43}$/
