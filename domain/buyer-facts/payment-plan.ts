export interface PaymentStep {
  /** Of the price. */
  percent: number
  /** When it is due, as text. */
  moment: string
}

export interface Instalment extends PaymentStep {
  amount: number
  /** How much of the price is paid with it, in percent. */
  paid: number
}

export function sumOfPercents(plan: readonly Pick<PaymentStep, 'percent'>[]): number {
  return plan.reduce((sum, { percent }) => sum + percent, 0)
}

/**
 * What is due at each step. Not the steps but the sums up to each are rounded, to the euro where the price is whole
 * and to the cent elsewhere: so the amounts always add up to the price.
 */
export function instalments(price: number, plan: readonly PaymentStep[]): Instalment[] {
  const unit = Number.isInteger(price) ? 1 : 100
  const due = (percent: number) => Math.round((price * unit * percent) / 100)
  return plan.map((step, index) => {
    const before = sumOfPercents(plan.slice(0, index))
    const paid = before + step.percent
    return { ...step, paid, amount: (due(paid) - due(before)) / unit }
  })
}
