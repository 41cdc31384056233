import { formatNumber } from '../formats/measures.ts'
import { isHiddenPrice } from '../formats/money.ts'

/** Whether a discount above the limit waits for an administrator, and what was decided. */
export const approvals = ['none', 'waiting', 'approved', 'refused'] as const
export type Approval = (typeof approvals)[number]

/** What everything that is reserved together costs by the price list, as far as anybody knows. */
export interface ListPrice {
  /** The sum of the units whose price is known: the list price is at least that. */
  listPrice: number
  /** How many units have a hidden price, or are gone. */
  unpricedUnits: number
}

export interface Prices extends ListPrice {
  /** The agreed or final price for all units; 0 is the list price. */
  price: number
}

/** The list price of all units; 0 where that of one is not known. */
export function wholeListPrice({ listPrice, unpricedUnits }: ListPrice): number {
  return unpricedUnits > 0 ? 0 : listPrice
}

/** Percent of the known list price; 0 where nothing is taken off it. */
export function discountPercent({ price, listPrice }: Pick<Prices, 'price' | 'listPrice'>): number {
  if (isHiddenPrice(listPrice) || isHiddenPrice(price) || price >= listPrice) return 0
  return ((listPrice - price) / listPrice) * 100
}

/** The percent in words: „6,5“; undefined where nobody knows the list price. */
export function formatDiscount(prices: Prices): string | undefined {
  if (isHiddenPrice(wholeListPrice(prices))) return undefined
  return formatNumber(Math.round(discountPercent(prices) * 10) / 10)
}

/**
 * `limit` is in percent; null lets agents give any discount. Of a list price that is not known whole nobody can say that
 * a price keeps to the limit.
 */
export function isAboveLimit(prices: Prices, limit: number | null): boolean {
  return limit !== null && (prices.unpricedUnits > 0 || discountPercent(prices) > limit)
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
