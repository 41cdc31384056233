import type { Building } from './building/building.ts'
import { isHiddenPrice } from './formats/money.ts'
import type { Status } from './status.ts'

/**
 * Replaces the hidden price of a sold unit: nobody can buy it, so nobody needs to ask for
 * its price.
 */
export const noPrice = '—'

interface PricedArea {
  price: number
  area: number
}

/** The price of a square metre of the total area, in whole euros; undefined when the price is hidden. */
export function pricePerMetre({ price, area }: PricedArea): number | undefined {
  return isHiddenPrice(price) || area <= 0 ? undefined : Math.round(price / area)
}

/**
 * What visitors may know of a unit: the price of a sold one is hidden where the building does not show it. Loaders of
 * public pages call it, so that the hidden price is in none of their data.
 */
export function withPublicPrice<Unit extends { price: number; status: Status }>(
  { showsSoldPrices }: Pick<Building, 'showsSoldPrices'>,
  unit: Unit,
): Unit {
  return showsSoldPrices || unit.status !== 'sold' ? unit : { ...unit, price: 0 }
}
