import type { Reservation } from '../reservation/reservation.ts'

/**
 * An apartment is sold once. Data of earlier versions may contain several sales of one apartment, of which the last
 * one counts.
 */
export function lastSales<Sold extends Pick<Reservation, 'apartmentId'>>(sales: readonly Sold[]): Sold[] {
  return [...new Map(sales.map((sale) => [sale.apartmentId, sale])).values()]
}
