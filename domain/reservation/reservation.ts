import { initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import type { Approval } from './discount.ts'
import type { ReleaseReason } from './release.ts'
import { type ReservationFields, reservationFields } from './reservation-fields.ts'
import type { ReservationState } from './reservation-state.ts'

export type ReservationValues = ValuesOf<ReservationFields>

export interface Reservation extends ReservationValues, ReservationStanding, Stored {
  createdAt: string
  updatedAt: string
}

/** How far it has come, besides what its form says. */
export interface ReservationStanding {
  state: ReservationState
  /** Only a sale has a final price and a contract date. */
  finalPrice: number | null
  contractDate: string | null
  /** What its agent gets of a sale, in hundredths of a percent, as it was when it was sold. */
  commissionRate: number | null
  /** What the units of a sale cost by the price list when they were sold, as far as that was known. */
  listPrice: number | null
  /** How many units of a sale had no known price then. */
  unpricedUnits: number
  endedAt: string | null
  /** Whether an administrator allows the agreed price, where its discount is above the limit. */
  approval: Approval
  /** The ids of the accounts of who asked and who decided, and when it was asked. */
  approvalAskedBy: string | null
  approvalAskedAt: string | null
  approvalDecidedBy: string | null
  approvalNote: string
  /** Empty unless somebody has released it. */
  releaseReason: ReleaseReason | ''
  releaseNote: string
  /** When the agent was reminded that the reservation ends soon. */
  remindedAt: string | null
  /** Null once the buyer's data was erased. */
  clientId: string | null
}

export const newReservation: ReservationValues = initialValues(reservationFields)

/** How every deal begins, besides what its form says. */
export const newStanding: ReservationStanding = {
  state: 'running',
  finalPrice: null,
  contractDate: null,
  commissionRate: null,
  listPrice: null,
  unpricedUnits: 0,
  endedAt: null,
  approval: 'none',
  approvalAskedBy: null,
  approvalAskedAt: null,
  approvalDecidedBy: null,
  approvalNote: '',
  releaseReason: '',
  releaseNote: '',
  remindedAt: null,
  clientId: null,
}

/** What is reserved together. */
export type UnitIds = Pick<Reservation, 'apartmentId' | 'parkingSpotIds' | 'storeIds'>

/** The ids of everything that is reserved together; ids are unique over all kinds of units. */
export function unitIdsOf({ apartmentId, parkingSpotIds, storeIds }: UnitIds): string[] {
  return [...(apartmentId === null ? [] : [apartmentId]), ...parkingSpotIds, ...storeIds]
}

export interface Sale {
  finalPrice: number
  contractDate: string
}
