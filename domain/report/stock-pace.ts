import type { Apartment } from '../apartment/apartment.ts'
import { toCents } from '../deal/cents.ts'
import type { Status } from '../status.ts'

/** How many weeks of sales say how fast it goes. */
export const paceWeeks = 12

export interface StockLine extends Record<Status, number> {
  /** The list prices of the free ones in cents; hidden prices add nothing. */
  value: number
  /** Recorded sales of the last weeks. */
  recent: number
  /** Until the free ones are sold at that pace; null without a sale, 0 where nothing is free. */
  weeks: number | null
}

type StockApartment = Pick<Apartment, 'id' | 'status' | 'price'>

/** `recentSales` are the ids of the apartments that were sold in the last weeks; one that was sold twice is there twice. */
export function stockLine(
  apartments: readonly StockApartment[],
  recentSales: readonly (string | null)[],
): StockLine {
  const ids = new Set(apartments.map(({ id }) => id))
  const count = (status: Status) => apartments.filter((apartment) => apartment.status === status).length
  const recent = recentSales.filter((id) => id !== null && ids.has(id)).length
  const available = count('available')
  return {
    available,
    reserved: count('reserved'),
    sold: count('sold'),
    value: apartments.reduce(
      (sum, { status, price }) => sum + (status === 'available' ? toCents(Math.max(0, price)) : 0),
      0,
    ),
    recent,
    weeks: weeksUntilSold(available, recent),
  }
}

/** Rounded up: part of a week is a week in which there still is something to sell. */
export function weeksUntilSold(available: number, recent: number): number | null {
  if (available === 0) return 0
  return recent === 0 ? null : Math.ceil((available * paceWeeks) / recent)
}
