import { initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type ReservationFields, reservationFields } from './reservation-fields.ts'
import type { ReservationState } from './reservation-state.ts'

/** What the sales team fills in. */
export type ReservationValues = ValuesOf<ReservationFields>

export interface Reservation extends ReservationValues, Stored {
  state: ReservationState
  /** Of a sale. */
  finalPrice: number | null
  /** Of a sale: the day of the contract. */
  contractDate: string | null
  /** When it was released, sold or expired. */
  endedAt: string | null
  /** When somebody was told that it ends soon. */
  remindedAt: string | null
  createdAt: string
  updatedAt: string
}

export const newReservation: ReservationValues = initialValues(reservationFields)

/** What a reservation is sold for. */
export interface Sale {
  finalPrice: number
  contractDate: string
}
