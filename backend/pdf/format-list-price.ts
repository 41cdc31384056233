import { formatPricePerMetre } from '../../domain/apartment/price-per-metre.ts'
import { priceLabel } from '../../domain/price-label.ts'
import type { Status } from '../../domain/status.ts'

interface Priced {
  price: number
  area: number
  status: Status
}

/** Of what is sold, paper says no price, since nobody can have it for that. */
export function formatListPrice({ price, status }: Priced): string {
  return priceLabel({ price: status === 'sold' ? 0 : price, status })
}

export function formatListPricePerMetre(apartment: Priced): string {
  return apartment.status === 'sold' ? '' : (formatPricePerMetre(apartment) ?? '')
}
