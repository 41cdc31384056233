import type { Alert } from '../alert/alert.ts'
import type { Client } from '../client/client.ts'
import type { Payment } from '../deal/payment.ts'
import type { Enquiry } from '../enquiry/enquiry.ts'
import type { EnquiryNote } from '../enquiry/enquiry-work.ts'
import type { Paper } from '../paper/paper.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Viewing } from '../viewing/viewing.ts'

/**
 * A text that mentions a person: internal notes of an apartment or parking spot, or text of somebody else's enquiry,
 * reservation, viewing or card.
 */
export interface Mention {
  collection:
    | 'apartments'
    | 'parkingSpots'
    | 'reservations'
    | 'enquiries'
    | 'clients'
    | 'viewings'
    | 'payments'
  id: string
  /** The number of the apartment or parking spot; empty for an enquiry about none. */
  number: string
  text: string
}

export interface HistoryMention extends Omit<Mention, 'text'> {
  collection: 'apartments' | 'parkingSpots'
  changeId: string
  at: string
  isGone: boolean
  texts: string[]
}

export interface PersonalData {
  /** Cards with the person's phone or e-mail. */
  clients: Client[]
  enquiries: (Enquiry & { notes: EnquiryNote[] })[]
  reservations: Reservation[]
  viewings: Viewing[]
  /** What the person has paid for his own deals. */
  payments: Payment[]
  /** Documents and scans of his own deals. */
  papers: Paper[]
  /** What the person wants to be told. */
  alerts: Alert[]
  mentions: Mention[]
  history: HistoryMention[]
}

/** Replaces the buyer of a reservation whose data was erased. */
export const erasedBuyer = {
  buyerName: 'Заличени данни',
  buyerPhone: '',
  buyerEmail: '',
  notes: '',
  releaseNote: '',
  approvalNote: '',
  enquiryId: null,
  clientId: null,
} as const

export function isErasedBuyer(buyer: Pick<Reservation, 'buyerName' | 'buyerPhone' | 'buyerEmail'>): boolean {
  return buyer.buyerName === erasedBuyer.buyerName && buyer.buyerPhone === '' && buyer.buyerEmail === ''
}

/**
 * Whether the buyer's data may be erased from a reservation: a running one still needs it, and the law requires
 * that the buyer of a sale is kept.
 */
export function canEraseBuyer({ state }: Pick<Reservation, 'state'>): boolean {
  return state === 'released' || state === 'expired'
}
