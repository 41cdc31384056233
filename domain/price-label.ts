import { formatPrice } from './formats/money.ts'
import type { Status } from './status.ts'

export const priceOnRequest = 'При запитване'

/** Stands for a hidden price of what is sold: nobody can buy it, so that nobody needs to ask. */
export const noPrice = '—'

interface Priced {
  price: number
  /** Absent where only what is available is shown. */
  status?: Status
}

export function priceLabel({ price, status }: Priced): string {
  return formatPrice(price) ?? (status === 'sold' ? noPrice : priceOnRequest)
}

/** Price lists leave out the price of what is sold, because nobody can buy it for that any more. */
export function listPriceLabel({ price, status }: Required<Priced>): string {
  return status === 'sold' ? noPrice : priceLabel({ price, status })
}
