import { memoize } from './memoize.ts'

const withoutCents = new Intl.NumberFormat('bg-BG', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const withCents = new Intl.NumberFormat('bg-BG', { style: 'currency', currency: 'EUR' })

export function isHiddenPrice(price: number): boolean {
  return price <= 0
}

export function formatPrice(price: number): string | undefined {
  return isHiddenPrice(price) ? undefined : written(price)
}

const written = memoize((price) => (Number.isInteger(price) ? withoutCents : withCents).format(price))
