import type { Apartment } from '../apartment/apartment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { type Status, statuses } from '../status.ts'

/** Apartments of one status, taken together. */
export interface Stock {
  count: number
  /** In square metres. */
  area: number
  /** In euros; an apartment without a price adds nothing, nor does one without a deal. */
  sum: number
  /** Apartments with the status „sold“ of which no sale is recorded, and what they come to by the price list. */
  withoutDeal: { count: number; sum: number }
}

type StockApartment = Pick<Apartment, 'id' | 'status' | 'area' | 'price'>
type Priced = Omit<StockApartment, 'area'>
type Sold = Pick<Reservation, 'apartmentId' | 'finalPrice'>

/**
 * A sold apartment counts for what it was sold for, the others for their price. Undefined where nobody has recorded the
 * sale: what it was sold for is not known, and a list price is not that.
 */
export function worthBy(sales: readonly Sold[]): (apartment: Priced) => number | undefined {
  const finalPrices = new Map(sales.map(({ apartmentId, finalPrice }) => [apartmentId, finalPrice]))
  return ({ id, status, price }) => {
    const worth = status === 'sold' ? finalPrices.get(id) : price
    return typeof worth === 'number' ? Math.max(0, worth) : undefined
  }
}

export function stockOf(
  apartments: readonly StockApartment[],
  sales: readonly Sold[],
): Record<Status, Stock> {
  const worth = worthBy(sales)
  const groups = statuses.map((status): [Status, Stock] => {
    const group = apartments.filter((apartment) => apartment.status === status)
    const withoutDeal = group.filter((apartment) => worth(apartment) === undefined)
    const stock = {
      count: group.length,
      area: addUp(group, ({ area }) => area),
      sum: addUp(group, (apartment) => worth(apartment) ?? 0),
      withoutDeal: {
        count: withoutDeal.length,
        sum: addUp(withoutDeal, ({ price }) => Math.max(0, price)),
      },
    }
    return [status, stock]
  })
  return Object.fromEntries(groups) as Record<Status, Stock>
}

function addUp(
  apartments: readonly StockApartment[],
  measure: (apartment: StockApartment) => number,
): number {
  return apartments.reduce((sum, apartment) => sum + measure(apartment), 0)
}
