import { formatNumber } from '../formats/measures.ts'
import { isHiddenPrice } from '../formats/money.ts'

/** Whether a discount above the limit waits for an administrator, and what was decided. */
export const approvals = ['none', 'waiting', 'approved', 'refused'] as const
export type Approval = (typeof approvals)[number]

interface Prices {
  /** The agreed or final price for everything that is reserved together. */
  price: number
  /** 0 where the list price of a unit is hidden or not known. */
  listPrice: number
}

/** Percent of the list price; 0 where nothing is taken off, or where nobody knows the list price. */
export function discountPercent({ price, listPrice }: Prices): number {
  if (isHiddenPrice(listPrice) || isHiddenPrice(price) || price >= listPrice) return 0
  return ((listPrice - price) / listPrice) * 100
}

/** The percent in words: „6,5“; undefined where nobody knows the list price. */
export function formatDiscount(prices: Prices): string | undefined {
  if (isHiddenPrice(prices.listPrice)) return undefined
  return formatNumber(Math.round(discountPercent(prices) * 10) / 10)
}

/** `limit` is in percent; null lets agents give any discount. */
export function isAboveLimit(prices: Prices, limit: number | null): boolean {
  return limit !== null && discountPercent(prices) > limit
}

/** How the terms of a reservation are agreed, as far as a discount is concerned. */
interface Agreed {
  agreedPrice: number
  approval: Approval
}

/** The price that the buyer was promised; 0 where that is the list price. A discount that was refused promises nothing. */
export function promisedPrice({ agreedPrice, approval }: Agreed): number {
  return approval === 'refused' ? 0 : agreedPrice
}

/**
 * Whether a price needs an administrator's yes: its discount is above the limit, and no price as low was allowed. A
 * price that was agreed within the limit stays allowed when the list price rises.
 */
export function needsApproval(prices: Prices, limit: number | null, agreed: Agreed): boolean {
  const isAllowed = agreed.approval === 'approved' || agreed.approval === 'none'
  if (isAllowed && agreed.agreedPrice > 0 && prices.price >= agreed.agreedPrice) return false
  return isAboveLimit(prices, limit)
}
