import { buyerFactsText as text } from '../text/public/buyer-facts.ts'
import { type BuyerFactsPlacement, buyerFactsStyles } from './buyer-facts-styles.ts'
import type { BuyerFactView } from './format-buyer-facts.ts'
import { RouteLink } from './route-link.tsx'

interface Props {
  facts: BuyerFactView[]
  /** Of a route; the home page offers it where it shows the place. */
  destination?: string
  on: BuyerFactsPlacement
}

/** What buyers ask first, as far as the sales team has said it. */
export function BuyerFactsSection({ facts, destination = '', on }: Props) {
  if (facts.length === 0 && destination === '') return null
  const { section, heading } = buyerFactsStyles[on]
  return (
    <section className={section}>
      <h2 className={heading}>{text.title}</h2>
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value, more }) => (
          <div key={label} className="border-t border-sand-300 pt-4">
            <dt className="text-sea-800">{label}</dt>
            <dd className="mt-1">
              <span className="block text-xl font-bold wrap-anywhere text-sea-900">{value}</span>
              {more && <span className="mt-1 block text-sea-800">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {destination !== '' && (
        <p className="mt-4">
          <RouteLink destination={destination} />
        </p>
      )}
    </section>
  )
}
