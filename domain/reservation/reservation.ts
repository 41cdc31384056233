import { initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type ReservationFields, reservationFields } from './reservation-fields.ts'
import type { ReservationState } from './reservation-state.ts'

export type ReservationValues = ValuesOf<ReservationFields>

export interface Reservation extends ReservationValues, Stored {
  state: ReservationState
  /** Only a sale has a final price and a contract date. */
  finalPrice: number | null
  contractDate: string | null
  endedAt: string | null
  /** When the agent was reminded that the reservation ends soon. */
  remindedAt: string | null
  createdAt: string
  updatedAt: string
}

export const newReservation: ReservationValues = initialValues(reservationFields)

export interface Sale {
  finalPrice: number
  contractDate: string
}
