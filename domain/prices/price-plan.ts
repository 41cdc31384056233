import { newPrice, type Priced, type Pricing, type UnchangedReason } from './new-price.ts'

export interface PlannedPrice<Row> {
  row: Row
  from: number
  to: number
}

export interface PricePlan<Row> {
  changes: PlannedPrice<Row>[]
  /** How many prices stay, by reason. */
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
