import { memoize } from './memoize.ts'

const withoutCents = new Intl.NumberFormat('bg-BG', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const withCents = new Intl.NumberFormat('bg-BG', { style: 'currency', currency: 'EUR' })

/** 0 or less means that the price is not shown. */
export function isHiddenPrice(price: number): boolean {
  return price <= 0
}

/** A price as people read it, or nothing. */
export function formatPrice(price: number): string | undefined {
  return isHiddenPrice(price) ? undefined : written(price)
}

const written = memoize((price) => (Number.isInteger(price) ? withoutCents : withCents).format(price))
