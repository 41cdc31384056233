import type { Enquiry } from '../enquiry/enquiry.ts'
import type { EnquiryNote } from '../enquiry/enquiry-work.ts'
import type { Reservation } from '../reservation/reservation.ts'

/** A text that names somebody: internal notes of an apartment or a parking spot, or what stands in somebody else's enquiry or reservation. */
export interface Mention {
  collection: 'apartments' | 'parkingSpots' | 'reservations' | 'enquiries'
  id: string
  /** Of the apartment or the parking spot; of an enquiry about none, nothing. */
  number: string
  text: string
}

/** A line of the history that keeps such notes, as they were or became. */
export interface HistoryMention extends Omit<Mention, 'text'> {
  collection: 'apartments' | 'parkingSpots'
  changeId: string
  at: string
  /** The apartment or the parking spot is deleted by now. */
  isGone: boolean
  texts: string[]
}

/** All that is stored about one person. */
export interface PersonalData {
  enquiries: (Enquiry & { notes: EnquiryNote[] })[]
  reservations: Reservation[]
  mentions: Mention[]
  history: HistoryMention[]
}

/** What stands in the place of a buyer whose data was deleted. */
export const forgottenBuyer = {
  buyerName: 'Заличени данни',
  buyerPhone: '',
  buyerEmail: '',
  notes: '',
  enquiryId: null,
} as const

export function isForgottenBuyer(
  buyer: Pick<Reservation, 'buyerName' | 'buyerPhone' | 'buyerEmail'>,
): boolean {
  return buyer.buyerName === forgottenBuyer.buyerName && buyer.buyerPhone === '' && buyer.buyerEmail === ''
}

/** A reservation that runs is still needed, and the law asks to keep the buyer of a sale. */
export function canForgetBuyer({ state }: Pick<Reservation, 'state'>): boolean {
  return state === 'released' || state === 'expired'
}
