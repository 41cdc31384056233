import type { Exposure } from '../apartment/exposure.ts'
import { isHiddenPrice } from '../formats/money.ts'
import type { Status } from '../status.ts'
import type { PriceRule } from './price-rule.ts'

/** What a price depends on; places have no more than the first two. */
export interface Priced {
  price: number
  status: Status
  floor?: number
  area?: number
  exposure?: Exposure
}

export interface Pricing {
  rule: PriceRule
  /** To so many euros. */
  rounding: number
  /** Whether what is sold gets a new price, too. */
  withSold: boolean
}

/** Why a price stays as it is. */
export type UnchangedReason = 'sold' | 'hidden' | 'same' | 'nothing-left' | 'too-much'

/** The most that the form of an apartment takes. */
const highest = 1_000_000_000

/** The new price, or why there is none. A hidden price (0) is only ever set, by the square metre. */
export function newPrice(apartment: Priced, { rule, rounding, withSold }: Pricing): number | UnchangedReason {
  if (apartment.status === 'sold' && !withSold) return 'sold'
  if (isHiddenPrice(apartment.price) && rule.by !== 'metre-set') return 'hidden'
  const exact = exactPrice(apartment, rule)
  const price = rounded(exact, rounding, apartment.price)
  // A price of 0 would hide it: that is for a person to decide, apartment by apartment.
  if (price <= 0) return 'nothing-left'
  if (price > highest) return 'too-much'
  return price === apartment.price ? 'same' : price
}

function exactPrice({ price, floor = 0, area = 0, exposure }: Priced, rule: PriceRule): number {
  switch (rule.by) {
    case 'percent':
      return plusPercent(price, rule.percent)
    case 'euros':
      return price + rule.euros
    case 'metre-set':
      return rule.euros * area
    case 'metre-change':
      return price + rule.euros * area
    case 'floor':
      return price + rule.euros * Math.max(0, floor - rule.above)
    case 'exposure':
      return plusPercent(price, (exposure && rule.percents[exposure]) ?? 0)
  }
}

function plusPercent(price: number, percent: number): number {
  return price + (price * percent) / 100
}

/**
 * The nearest whole step; but what raises a price never lowers it, nor the other way round: where the nearest step lies
 * on the other side of the old price, that stays. A rule that changes nothing rounds nothing.
 */
function rounded(exact: number, step: number, old: number): number {
  // A hair's breadth below a half, from binary fractions, is the half that was meant.
  const nearest = Math.round(Number((exact / step).toFixed(6))) * step
  if (exact > old) return Math.max(nearest, old)
  return exact < old ? Math.min(nearest, old) : old
}
