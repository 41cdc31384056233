import type { Exposure } from '../building/exposure.ts'
import { isHiddenPrice } from '../formats/money.ts'
import type { Status } from '../status.ts'
import type { PriceRule } from './price-rule.ts'

/** The fields that price rules calculate with. Parking spots have only price and status. */
export interface Priced {
  price: number
  status: Status
  floor?: number
  area?: number
  exposure?: Exposure
}

export interface Pricing {
  rule: PriceRule
  /** Prices are rounded to multiples of so many euros. */
  rounding: number
  withSold: boolean
}

export type UnchangedReason = 'sold' | 'hidden' | 'same' | 'nothing-left' | 'too-much'

/** The highest price that the form of an apartment accepts. */
const highest = 1_000_000_000

/**
 * The new price, or the reason why it does not change. Only the rule `metre-set` gives a price to an apartment that
 * has none.
 */
export function newPrice(apartment: Priced, { rule, rounding, withSold }: Pricing): number | UnchangedReason {
  if (apartment.status === 'sold' && !withSold) return 'sold'
  if (isHiddenPrice(apartment.price) && rule.by !== 'metre-set') return 'hidden'
  const exact = exactPrice(apartment, rule)
  const price = rounded(exact, rounding, apartment.price)
  // A price of 0 would be hidden, which only a person may decide for a single apartment.
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
 * Rounds to the nearest multiple, but never to the other side of the old price: a rule that raises prices must not
 * lower one. A rule that changes nothing does not round.
 */
function rounded(exact: number, step: number, old: number): number {
  // `toFixed` corrects errors of binary fractions: an exact half that is slightly too small would be rounded
  // down.
  const nearest = Math.round(Number((exact / step).toFixed(6))) * step
  if (exact > old) return Math.max(nearest, old)
  return exact < old ? Math.min(nearest, old) : old
}

interface PlannedPrice<Row> {
  row: Row
  from: number
  to: number
}

interface PricePlan<Row> {
  changes: PlannedPrice<Row>[]
  unchanged: Partial<Record<UnchangedReason, number>>
}

export function planPrices<Row extends Priced>(rows: readonly Row[], pricing: Pricing): PricePlan<Row> {
  const plan: PricePlan<Row> = { changes: [], unchanged: {} }
  for (const row of rows) {
    const to = newPrice(row, pricing)
    if (typeof to === 'number') plan.changes.push({ row, from: row.price, to })
    else plan.unchanged[to] = (plan.unchanged[to] ?? 0) + 1
  }
  return plan
}

export function sumOf(changes: readonly { from: number; to: number }[]): { from: number; to: number } {
  return changes.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), {
    from: 0,
    to: 0,
  })
}
