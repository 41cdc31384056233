import { toCents } from '../deal/cents.ts'
import { type ListPrice, wholeListPrice } from '../reservation/discount.ts'
import { medianOf } from '../sales/reply-speed.ts'
import type { EnquiryGroup } from './enquiry-tally.ts'

/** Where something counts: for an agent, in a month (2026-11). */
export interface Placed {
  agentId: string | null
  month: string
}

export interface CountedFact extends Placed {
  count: number
}

/** A sale in euros. */
export interface SaleFact extends Placed, ListPrice {
  finalPrice: number
}

/** Cents that have come. */
export interface PaidFact extends Placed {
  amount: number
}

export interface SalesFacts {
  viewings: readonly CountedFact[]
  reservations: readonly CountedFact[]
  sales: readonly SaleFact[]
  payments: readonly PaidFact[]
}

/** The numbers of one agent, one month or all together. Money in cents. */
export interface SalesFigures {
  enquiries: number
  /** The median in milliseconds; null where nothing was answered. */
  responseTime: number | null
  viewings: number
  reservations: number
  sales: number
  soldFor: number
  /** At least that, where a list price is known in part; null where nothing of any discount is known. */
  discount: number | null
  /** The share that the discounts take off the list prices, of sales that have a whole one; null without such a sale. */
  discountShare: number | null
  paid: number
}

export function figuresOf(
  groups: readonly (EnquiryGroup | undefined)[],
  { viewings, reservations, sales, payments }: SalesFacts,
): SalesFigures {
  const listed = sales.filter((sale) => wholeListPrice(sale) > 0)
  const listPrices = sumOf(listed, ({ listPrice }) => toCents(listPrice))
  const known = sumOf(sales, discountOf)
  return {
    enquiries: sumOf(groups, (group) => group?.count ?? 0),
    responseTime: medianOf(groups.flatMap((group) => group?.responseTimes ?? [])) ?? null,
    viewings: sumOf(viewings, ({ count }) => count),
    reservations: sumOf(reservations, ({ count }) => count),
    sales: sales.length,
    soldFor: sumOf(sales, ({ finalPrice }) => toCents(finalPrice)),
    discount: sales.length > 0 && listed.length === 0 && known === 0 ? null : known,
    discountShare: listPrices > 0 ? sumOf(listed, discountOf) / listPrices : null,
    paid: sumOf(payments, ({ amount }) => amount),
  }
}

/** The facts that count for one agent or in one month. */
export function factsOf(facts: SalesFacts, isOne: (placed: Placed) => boolean): SalesFacts {
  return {
    viewings: facts.viewings.filter(isOne),
    reservations: facts.reservations.filter(isOne),
    sales: facts.sales.filter(isOne),
    payments: facts.payments.filter(isOne),
  }
}

/** In cents: what is below the known part of the list price is taken off for certain. */
function discountOf({ listPrice, finalPrice }: SaleFact): number {
  return Math.max(0, toCents(listPrice) - toCents(finalPrice))
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}
