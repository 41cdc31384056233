export interface PaymentStep {
  percent: number
  /** When the instalment is due, as free text. */
  moment: string
}

export interface Instalment extends PaymentStep {
  amount: number
  /** How much of the price is paid after this instalment, in percent. */
  paid: number
}

export function sumOfPercents(plan: readonly Pick<PaymentStep, 'percent'>[]): number {
  return plan.reduce((sum, { percent }) => sum + percent, 0)
}

/**
 * Rounds the running totals instead of the instalments, so that the amounts always add up to the price: to the euro
 * when the price is whole, else to the cent.
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
