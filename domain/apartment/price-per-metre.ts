import { formatPrice, isHiddenPrice } from '../formats/money.ts'

interface Priced {
  price: number
  area: number
}

/** The price of a square metre of the total area, in whole euros; undefined when the price is hidden. */
export function pricePerMetre({ price, area }: Priced): number | undefined {
  return isHiddenPrice(price) || area <= 0 ? undefined : Math.round(price / area)
}

export function formatPricePerMetre(apartment: Priced): string | undefined {
  const euros = formatPrice(pricePerMetre(apartment) ?? 0)
  return euros && `${euros}/м²`
}
