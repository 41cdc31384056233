import type { ConstructionStage } from '../buyer-facts/construction-stage.ts'
import { instalments as instalmentsOf, type PaymentStep } from '../buyer-facts/payment-plan.ts'
import { dueAtSigning, stageOfMoment } from '../costs/due-instalments.ts'
import type { Stored } from '../record/stored-record.ts'
import { sumOf, toCents } from './cents.ts'

/** One instalment of a sale. */
export interface Instalment {
  id: string
  /** When it is due, in the words of the contract: „при Акт 15“. */
  moment: string
  /** In cents. */
  amount: number
  /** Null while nobody knows the day. */
  dueOn: string | null
  /** The stage of construction that makes it due; `none` where a day does. */
  stage: ConstructionStage
}

/** What the buyer of a sale pays when. It has the id of its reservation, and its instalments sum to the final price. */
export interface Schedule extends Stored {
  /** The final price of the sale, in cents. */
  total: number
  instalments: Instalment[]
  createdAt: string
  updatedAt: string
}

export const mostInstalments = 40

interface Sale {
  /** In cents. */
  total: number
  contractDate: string
  /** The stage that the building has reached. */
  reached: ConstructionStage
}

/**
 * The company's payment plan for one sale. What the page of a home calls due now is due on the day of the contract;
 * without a plan the whole sum is. The amounts sum to the cent: the last instalment takes what a plan of an earlier
 * release leaves over.
 */
export function planSchedule(
  plan: readonly PaymentStep[],
  { total, contractDate, reached }: Sale,
  { whole, newId }: { whole: string; newId(): string },
): Instalment[] {
  if (plan.length === 0)
    return [{ id: newId(), moment: whole, amount: total, dueOn: contractDate, stage: 'none' }]
  const due = dueAtSigning(plan, reached)
  const planned = instalmentsOf(total / 100, plan).map(({ moment, amount }, index): Instalment => {
    const stage = stageOfMoment(moment) ?? 'none'
    return { id: newId(), moment, amount: toCents(amount), dueOn: due[index] ? contractDate : null, stage }
  })
  const rest = total - sumOf(planned)
  return planned
    .map((each, index) => (index === planned.length - 1 ? { ...each, amount: each.amount + rest } : each))
    .filter(({ amount }) => amount > 0)
}

/**
 * The same instalments for another final price: the last ones take the difference, and none gets less than what was paid
 * of it. Undefined where more was paid than the new price.
 */
export function withTotal(
  instalments: readonly Instalment[],
  total: number,
  paidOf: (id: string) => number,
): Instalment[] | undefined {
  let rest = total - sumOf(instalments)
  const changed = [...instalments].reverse().map((each, index) => {
    const isLast = index === 0
    if (rest === 0 || (rest > 0 && !isLast)) return each
    const amount = Math.max(paidOf(each.id), each.amount + rest)
    rest -= amount - each.amount
    return { ...each, amount }
  })
  return rest === 0 ? changed.reverse().filter(({ amount }) => amount > 0) : undefined
}
