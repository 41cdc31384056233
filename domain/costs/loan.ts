import type { CostChoice } from './cost-choice.ts'

/** In cents. */
export interface Loan {
  own: number
  borrowed: number
  monthly: number
}

/** The loan for the rest of the purchase, in cents. */
export function loanFor(
  purchase: number,
  { own: percent, years, rate }: Pick<CostChoice, 'own' | 'years' | 'rate'>,
): Loan {
  const own = Math.round((purchase * percent) / 100)
  const borrowed = purchase - own
  return { own, borrowed, monthly: monthlyPayment(borrowed, rate, years) }
}

/**
 * What a loan costs each month when all payments are the same, in cents. It is rounded up to the cent, so that the
 * payments repay the loan; the last one is a little smaller.
 */
export function monthlyPayment(borrowed: number, yearlyPercent: number, years: number): number {
  const months = years * 12
  const interest = yearlyPercent / 1200
  const exact = interest === 0 ? borrowed / months : (borrowed * interest) / (1 - (1 + interest) ** -months)
  // The calculation may miss a whole cent by a trace, which is no reason for one more.
  return Math.max(0, Math.ceil(exact - 1e-6))
}
