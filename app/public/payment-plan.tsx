import { instalments, type PaymentStep } from '../../domain/buyer-facts/payment-plan.ts'
import { formatPrice, isHiddenPrice } from '../../domain/formats/money.ts'
import { buyerFactsText as text } from '../text/public/buyer-facts.ts'
import { type BuyerPart, buyerPart } from './buyer-part.ts'

interface Props {
  plan: PaymentStep[]
  /** Of one home: with it, each step says how much it is. */
  price?: number
  on: BuyerPart
}

/** What is paid when, from the contract to the keys. */
export function PaymentPlan({ plan, price = 0, on }: Props) {
  if (plan.length === 0) return null
  const { section, heading } = buyerPart[on]
  const steps = instalments(isHiddenPrice(price) ? 0 : price, plan)
  return (
    <section className={section}>
      <h2 className={heading}>{text.paymentPlan}</h2>
      <ol className="mt-6 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {steps.map(({ percent, moment, paid, amount }) => (
          <li key={paid} className="rounded-card bg-white p-5 shadow-card">
            <p className="text-3xl font-black text-sea-900">{text.percent(percent)}</p>
            <p className="mt-1 wrap-anywhere text-sea-800">{moment}</p>
            {amount > 0 && <p className="mt-3 text-lg font-bold">{formatPrice(amount)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
