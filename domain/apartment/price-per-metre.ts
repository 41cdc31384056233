import { formatPrice } from '../formats/money.ts'

/** What a square metre of the total area costs, in whole euros; nothing where the price is hidden. */
export function formatPricePerMetre({ price, area }: { price: number; area: number }): string | undefined {
  if (area <= 0) return undefined
  const euros = formatPrice(Math.round(price / area))
  return euros && `${euros}/м²`
}
