import { instalments, type PaymentStep } from '../../domain/buyer-facts/payment-plan.ts'
import { formatPrice, isHiddenPrice } from '../../domain/formats/money.ts'
import { buyerFactPhrases as text } from '../text/public/buyer-fact-phrases.ts'

export interface PaymentStepView {
  /** How much of the price is paid with it, in percent. */
  paid: number
  share: string
  moment: string
  amount?: string | undefined
}

/** As text, for browsers. With the price of one apartment each step says how much it is. */
export function formatPaymentPlan(plan: PaymentStep[], price = 0): PaymentStepView[] {
  return instalments(isHiddenPrice(price) ? 0 : price, plan).map(({ paid, percent, moment, amount }) => ({
    paid,
    share: text.percent(percent),
    moment,
    amount: formatPrice(amount),
  }))
}
