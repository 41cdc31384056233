import { isHiddenPrice } from '../../domain/formats/money.ts'
import { noPrice, pricePerMetre } from '../../domain/price-label.ts'
import type { Status } from '../../domain/status.ts'
import type { CoreText } from './public-text.ts'

interface Priced {
  price: number
  /** Absent on pages that show only what is available. */
  status?: Status
}

/** The price as visitors read it: „При запитване“ where it is hidden, a dash where the unit is sold, too. */
export function priceLabel({ formats, prices }: CoreText, { price, status }: Priced): string {
  if (!isHiddenPrice(price)) return formats.euros(price)
  return status === 'sold' ? noPrice : prices.onRequest
}

/** Price lists show no price of sold apartments, because nobody can buy them at that price any more. */
export function listPriceLabel(text: CoreText, unit: Required<Priced>): string {
  return unit.status === 'sold' ? noPrice : priceLabel(text, unit)
}

/** „1 450 €/м²“; undefined when the price is hidden. */
export function pricePerMetreLabel(
  { formats, prices }: CoreText,
  apartment: { price: number; area: number },
): string | undefined {
  const euros = pricePerMetre(apartment)
  return euros === undefined ? undefined : prices.perMetre(formats.euros(euros))
}
