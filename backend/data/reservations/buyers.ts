import type { Contact } from '../../../domain/client/client.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'

export function buyerOf({ buyerName, buyerPhone, buyerEmail, agentId }: ReservationValues): Contact {
  return { name: buyerName, phone: buyerPhone, email: buyerEmail, agentId }
}

export function isOtherBuyer(before: ReservationValues, now: ReservationValues): boolean {
  return (['buyerName', 'buyerPhone', 'buyerEmail'] as const).some((name) => before[name] !== now[name])
}

/** A new phone of the same name stays with the client; a new name may be that of somebody else. */
export function usualClient(before: Reservation, now: ReservationValues): string | null {
  return before.buyerName === now.buyerName ? before.clientId : null
}
