import { formatDate } from '../formats/dates.ts'
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

/** „продажба на Мария Купувачева, договор от 18.11.2026 г.“ */
export function formatSale({
  buyerName,
  contractDate,
}: Pick<Reservation, 'buyerName' | 'contractDate'>): string {
  return `продажба на ${buyerName}${contractDate ? `, договор от ${formatDate(contractDate)}` : ''}`
}
