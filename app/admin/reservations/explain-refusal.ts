import { type ReservationProblem, ReservationRefused } from '../../../backend/data/reservations/errors.ts'
import { formatSale } from '../../../domain/reservation/format-sale.ts'
import { reservationsText } from '../../text/admin/reservations.ts'

const { problems } = reservationsText

interface Explained {
  detail: string
  /** The field that it is about. */
  field?: string
}

/** What whoever came second, or wanted what cannot be, is told; nothing of any other fault. */
export function explainReservationRefusal(thrown: unknown): Explained | undefined {
  return thrown instanceof ReservationRefused ? explain(thrown.problem) : undefined
}

function explain(problem: ReservationProblem): Explained {
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
    case 'forgotten':
      return { detail: problems.forgotten }
  }
}

function taken(number: string | undefined, format: (number: string) => string, gone: string): string {
  return number === undefined ? gone : format(number)
}
