import type { Apartment } from '../apartment/apartment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { type Status, statuses } from '../status.ts'

/** Homes of one status, taken together. */
export interface Stock {
  count: number
  /** In square metres. */
  area: number
  /** In euros; a home without a price adds nothing. */
  sum: number
}

type Home = Pick<Apartment, 'id' | 'status' | 'area' | 'price'>
type Priced = Omit<Home, 'area'>
type Sold = Pick<Reservation, 'apartmentId' | 'finalPrice'>

/** A sold home counts for what it was sold for, where that is known; the others for their price. */
export function worthBy(sales: readonly Sold[]): (home: Priced) => number {
  const finalPrices = new Map(sales.map(({ apartmentId, finalPrice }) => [apartmentId, finalPrice]))
  return ({ id, status, price }) =>
    Math.max(0, (status === 'sold' ? finalPrices.get(id) : undefined) ?? price)
}

export function stockOf(homes: readonly Home[], sales: readonly Sold[]): Record<Status, Stock> {
  const worth = worthBy(sales)
  const groups = statuses.map((status): [Status, Stock] => {
    const group = homes.filter((home) => home.status === status)
    const area = group.reduce((sum, home) => sum + home.area, 0)
    return [status, { count: group.length, area, sum: group.reduce((sum, home) => sum + worth(home), 0) }]
  })
  return Object.fromEntries(groups) as Record<Status, Stock>
}
