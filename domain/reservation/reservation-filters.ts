import { compactPhone, phoneForms } from '../enquiry/phone-forms.ts'
import { choice } from '../lists/query.ts'
import { normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import { endsSoon } from './days-left.ts'
import type { Reservation } from './reservation.ts'
import { type ReservationState, reservationStates } from './reservation-state.ts'

export interface ReservationFilters {
  state?: ReservationState | undefined
  agent?: string | undefined
  expiring?: true | undefined
}

export function parseReservationFilters(query: URLSearchParams): ReservationFilters {
  return {
    state: choice(reservationStates, query.get('state')),
    agent: query.get('agent')?.trim().slice(0, 100) || undefined,
    expiring: query.get('expiring') === '1' || undefined,
  }
}

export function matchesReservationFilters(
  { state, agent, expiring }: ReservationFilters,
  reservation: Reservation,
  today: string,
): boolean {
  return (
    (state ?? reservation.state) === reservation.state &&
    (agent === undefined || agent === reservation.agentId) &&
    (!expiring || endsSoon(reservation, today))
  )
}

type Searched = Pick<Reservation, 'buyerName' | 'buyerPhone' | 'buyerEmail' | 'notes'>

/**
 * Whether every token of `typed` is found in the number of the apartment or a parking spot, in the buyer's data
 * or in the notes.
 */
export function matchesReservation(
  reservation: Searched,
  numbers: readonly string[],
  typed: string,
): boolean {
  const { buyerName, buyerPhone, buyerEmail, notes } = reservation
  const texts = [buyerName, buyerPhone, buyerEmail, notes].map(normalizeSearchText)
  const phones = phoneForms(buyerPhone)
  return searchTokens(typed, ['ап', 'апартамент', 'място', 'паркомясто']).every(
    (word) =>
      numbers.some((number) => normalizeSearchText(number) === word) ||
      texts.some((text) => text.includes(word)) ||
      (isOfPhone(word) && phones.some((phone) => phone.includes(compactPhone(word)))),
  )
}

function isOfPhone(word: string): boolean {
  return /^[\d+()/.-]*\d[\d+()/.-]*$/.test(word)
}

/** Running reservations first, in the order in which they end; then the others, the newest first. */
export function compareReservations(a: Reservation, b: Reservation): number {
  if (a.state === 'running' && b.state === 'running') return a.until.localeCompare(b.until)
  if (a.state === 'running' || b.state === 'running') return a.state === 'running' ? -1 : 1
  return (b.endedAt ?? '').localeCompare(a.endedAt ?? '')
}
