export type PaymentProblem =
  /** The instalments do not sum to the final price. Amounts are in cents. */
  | { kind: 'wrong-sum'; total: number; sum: number }
  /** More would be paid of an instalment than it is. */
  | { kind: 'too-much'; rest: number }
  /** An instalment that something was paid of cannot go, or get less than that. */
  | { kind: 'paid-already'; moment: string; paid: number }
  /** Only a sale has instalments. */
  | { kind: 'no-sale' }
  | { kind: 'unknown-instalment' }
  /** The final price would be less than what was paid. */
  | { kind: 'price-below-paid'; paid: number }
  /** A sale that something was paid of is not taken back. */
  | { kind: 'sale-paid'; paid: number }
  | { kind: 'too-many-payments' }

/** Why a schedule or a payment is not saved. */
export class PaymentRefused extends Error {
  readonly problem: PaymentProblem
  constructor(problem: PaymentProblem) {
    super(`The payment is refused: ${problem.kind}`)
    this.problem = problem
  }
}
