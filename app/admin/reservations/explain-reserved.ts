import { ReservedNow } from '../../../backend/data/reservations/errors.ts'
import { reservationsText } from '../../text/admin/reservations.ts'

/** Why an apartment or parking spot is not deleted while somebody has reserved or bought it; nothing of any other fault. */
export function explainReserved(thrown: unknown): { detail: string } | undefined {
  if (!(thrown instanceof ReservedNow)) return undefined
  return { detail: reservationsText[thrown.isSale ? 'soldNow' : 'reservedNow'] }
}
