import { formatPrice } from './formats/money.ts'
import type { Status } from './status.ts'

export const priceOnRequest = 'При запитване'

/** Nobody needs to ask for the price of what nobody can buy any more. */
export const noPrice = '—'

interface Priced {
  price: number
  /** Absent where only free ones are shown. */
  status?: Status
}

/** What stands in the place of a price, on every page and on paper. */
export function priceLabel({ price, status }: Priced): string {
  return formatPrice(price) ?? (status === 'sold' ? noPrice : priceOnRequest)
}
