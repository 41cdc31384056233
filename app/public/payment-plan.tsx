import { buyerFactsText as text } from '../text/public/buyer-facts.ts'
import { type BuyerFactsPlacement, buyerFactsStyles } from './buyer-facts-styles.ts'
import type { PaymentStepView } from './format-payment-plan.ts'

/** What is paid when, from the contract to the keys. */
export function PaymentPlan({ steps, on }: { steps: PaymentStepView[]; on: BuyerFactsPlacement }) {
  if (steps.length === 0) return null
  const { section, heading } = buyerFactsStyles[on]
  return (
    <section className={section}>
      <h2 className={heading}>{text.paymentPlan}</h2>
      <ol className="mt-6 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {steps.map(({ paid, share, moment, amount }) => (
          <li key={paid} className="rounded-card bg-white p-5 shadow-card">
            <p className="text-3xl font-black text-sea-900">{share}</p>
            <p className="mt-1 wrap-anywhere text-sea-800">{moment}</p>
            {amount && <p className="mt-3 text-lg font-bold">{amount}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
