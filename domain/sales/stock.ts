import type { Apartment } from '../apartment/apartment.ts'
import { isHiddenPrice } from '../formats/money.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { type Status, statuses } from '../status.ts'

export interface Stock {
  count: number
  area: number
  /** In euros. Apartments with a hidden price, and sold ones without a recorded sale, add nothing. */
  sum: number
  /** How many of those that are not sold have a hidden price. */
  unpriced: number
  /** Sold apartments without a recorded sale, and their sum by the price list. */
  withoutDeal: { count: number; sum: number }
}

type StockApartment = Pick<Apartment, 'id' | 'status' | 'area' | 'price'>
type Priced = Omit<StockApartment, 'area'>
type Sold = Pick<Reservation, 'apartmentId' | 'finalPrice'>

/**
 * A sold apartment is worth its final price, any other its list price. Undefined when the sale was not recorded,
 * because the list price is not what it was sold for.
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
      unpriced: status === 'sold' ? 0 : group.filter(({ price }) => isHiddenPrice(price)).length,
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

/**
 * The last sale of each apartment, and all sales without one. An apartment is sold once, but data of earlier versions of
 * the site may contain several sales of it; those of parking spots and stores alone came later.
 */
export function lastSales<Sold extends Pick<Reservation, 'apartmentId'>>(sales: readonly Sold[]): Sold[] {
  return [...new Map(sales.map((sale) => [sale.apartmentId ?? sale, sale])).values()]
}
