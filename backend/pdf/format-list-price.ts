import { formatPricePerMetre } from '../../domain/apartment/price-per-metre.ts'
import { priceLabel } from '../../domain/price-label.ts'
import type { Status } from '../../domain/status.ts'

interface Priced {
  price: number
  area: number
  status: Status
}

/** PDFs show no price of a sold apartment. */
export function formatListPrice({ price, status }: Priced): string {
  return priceLabel({ price: status === 'sold' ? 0 : price, status })
}

export function formatListPricePerMetre(apartment: Priced): string {
  return apartment.status === 'sold' ? '' : (formatPricePerMetre(apartment) ?? '')
}
