import {
  type ReservationProblem,
  ReservationRefused,
  ReservedNow,
} from '../../../backend/data/reservations/errors.ts'
import { formatSale } from '../../../domain/reservation/reservation.ts'
import { reservationsText } from '../../text/admin/reservations.ts'
import type { RefusedField } from '../form/save-action.ts'

const { problems } = reservationsText

/** Why an apartment or parking spot cannot be deleted or changed while it is reserved or sold. */
export function explainReserved(thrown: unknown): RefusedField | undefined {
  if (!(thrown instanceof ReservedNow)) return undefined
  return { detail: reservationsText[thrown.isSale ? 'soldNow' : 'reservedNow'] }
}

/** Why a reservation cannot be saved: somebody else was faster, or a rule forbids it. */
export function explainReservationRefusal(thrown: unknown): RefusedField | undefined {
  return thrown instanceof ReservationRefused ? explain(thrown.problem) : undefined
}

function explain(problem: ReservationProblem): RefusedField {
  switch (problem.kind) {
    case 'apartment-taken':
      return {
        detail: taken(problem.number, problems.apartmentTaken, problems.apartmentGone),
        field: 'apartmentId',
      }
    case 'spot-taken':
      return { detail: taken(problem.number, problems.spotTaken, problems.spotGone), field: 'parkingSpotIds' }
    case 'apartment-sold':
      return {
        detail: problems.apartmentSold(problem.number ?? '', formatSale(problem.sale)),
        field: 'apartmentId',
      }
    case 'spot-sold':
      return {
        detail: problems.spotSold(problem.number ?? '', formatSale(problem.sale)),
        field: 'parkingSpotIds',
      }
    case 'admins-only':
      return { detail: problems.adminsOnly }
    case 'ended':
      return { detail: problems.ended }
    case 'other-apartment':
      return { detail: problems.otherApartment, field: 'apartmentId' }
    case 'unknown-agent':
      return { detail: problems.unknownAgent, field: 'agentId' }
    case 'unknown-enquiry':
      return { detail: problems.unknownEnquiry }
    case 'erased':
      return { detail: problems.erased }
  }
}

function taken(number: string | undefined, format: (number: string) => string, gone: string): string {
  return number === undefined ? gone : format(number)
}
