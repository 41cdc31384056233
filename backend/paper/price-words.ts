import { formatPricePerMetre } from '../../domain/apartment/price-per-metre.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Status } from '../../domain/status.ts'

interface Priced {
  price: number
  area: number
  status: Status
}

/** A hidden price is on request; of what is sold, paper says none, since nobody can have it for that. */
export function priceWords({ price, status }: Priced): string {
  return status === 'sold' ? '—' : (formatPrice(price) ?? 'При запитване')
}

export function perMetreWords(home: Priced): string {
  return home.status === 'sold' ? '' : (formatPricePerMetre(home) ?? '')
}
