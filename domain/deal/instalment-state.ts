import type { Payment } from './payment.ts'
import type { Instalment, Schedule } from './schedule.ts'

export const instalmentStates = ['paid', 'overdue', 'due', 'expected'] as const
/** `due` is an instalment of these days; `expected` one of a later day, or of none. */
export type InstalmentState = (typeof instalmentStates)[number]

export interface ReckonedInstalment extends Instalment {
  paid: number
  rest: number
  state: InstalmentState
}

export interface ReckonedSchedule {
  instalments: ReckonedInstalment[]
  total: number
  paid: number
  rest: number
  overdue: number
}

type Paid = Pick<Payment, 'instalmentId' | 'amount'>

export function paidOf(payments: readonly Paid[], id: string): number {
  return payments.reduce((sum, payment) => sum + (payment.instalmentId === id ? payment.amount : 0), 0)
}

/** What was paid of each instalment by `today`. Those with a day until `soon` are due, and overdue after their day. */
export function reckon(
  { total, instalments }: Pick<Schedule, 'total' | 'instalments'>,
  payments: readonly Paid[],
  { today, soon = today }: { today: string; soon?: string },
): ReckonedSchedule {
  const reckoned = instalments.map((each): ReckonedInstalment => {
    const paid = paidOf(payments, each.id)
    const rest = each.amount - paid
    return { ...each, paid, rest, state: stateOf(each.dueOn, rest, { today, soon }) }
  })
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const overdue = reckoned.reduce((sum, { state, rest }) => sum + (state === 'overdue' ? rest : 0), 0)
  return { instalments: reckoned, total, paid, rest: total - paid, overdue }
}

function stateOf(
  dueOn: string | null,
  rest: number,
  { today, soon }: { today: string; soon: string },
): InstalmentState {
  if (rest <= 0) return 'paid'
  if (dueOn === null || dueOn > soon) return 'expected'
  return dueOn < today ? 'overdue' : 'due'
}
