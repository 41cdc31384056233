import { ReservedNow } from '../../../backend/data/reservation-refusals.ts'
import { reservationsText } from '../../text/office/reservations.ts'

/** Why a home or place is not deleted while somebody has reserved it; nothing of any other fault. */
export function explainReserved(thrown: unknown): { detail: string } | undefined {
  return thrown instanceof ReservedNow ? { detail: reservationsText.reservedNow } : undefined
}
