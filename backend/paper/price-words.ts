import { formatPrice } from '../../domain/formats/money.ts'
import type { Status } from '../../domain/status.ts'

/** A price as the site says it: a hidden one on request, of what is sold no longer at all. */
export function priceWords({ price, status }: { price: number; status: Status }): string {
  return formatPrice(price) ?? (status === 'sold' ? '—' : 'При запитване')
}
