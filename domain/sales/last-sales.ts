import type { Reservation } from '../reservation/reservation.ts'

/** An apartment is sold once: of several sales of one apartment in data of earlier versions the last one in this order counts. */
export function lastSales<Sold extends Pick<Reservation, 'apartmentId'>>(sales: readonly Sold[]): Sold[] {
  return [...new Map(sales.map((sale) => [sale.apartmentId, sale])).values()]
}
