const whole = new Intl.NumberFormat('bg-BG', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('bg-BG', { style: 'currency', currency: 'EUR' })

/** A price as people read it, or nothing: 0 or less means that the price is not shown. */
export function formatPrice(price: number): string | undefined {
  if (price <= 0) return undefined
  return (Number.isInteger(price) ? whole : withCents).format(price)
}
