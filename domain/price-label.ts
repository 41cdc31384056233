import { formatPrice } from './formats/money.ts'
import type { Status } from './status.ts'

export const priceOnRequest = 'При запитване'

/**
 * Replaces the hidden price of a sold apartment or parking spot: nobody can buy it, so nobody needs to ask for
 * its price.
 */
export const noPrice = '—'

interface Priced {
  price: number
  /** Absent on pages that show only what is available. */
  status?: Status
}

export function priceLabel({ price, status }: Priced): string {
  return formatPrice(price) ?? (status === 'sold' ? noPrice : priceOnRequest)
}

/** Price lists show no price of sold apartments, because nobody can buy them at that price any more. */
export function listPriceLabel({ price, status }: Required<Priced>): string {
  return status === 'sold' ? noPrice : priceLabel({ price, status })
}
