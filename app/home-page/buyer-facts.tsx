import { useBuilding } from '../building.ts'
import { useLocale } from '../locale.tsx'
import { useWrittenLanguage, useWrittenLine } from '../written.tsx'
import type { BuyerFactView, PaymentStepView } from './format-buyer-facts.ts'

/** Class names by page. The heading is smaller on an apartment's page, where the facts are one part of many. */
const buyerFactsStyles = {
  home: { section: 'page-frame pt-16 sm:pt-20', heading: 'text-4xl font-black sm:text-5xl' },
  apartment: { section: 'screen-only mt-16', heading: 'text-2xl' },
} as const

type BuyerFactsPlacement = keyof typeof buyerFactsStyles

interface Props {
  facts: BuyerFactView[]
  /** Where the route link leads; without it there is no link, because the home page has one elsewhere. */
  destination?: string
  on: BuyerFactsPlacement
}

/** The facts that the sales team has entered for buyers. */
export function BuyerFactsSection({ facts, destination = '', on }: Props) {
  const { text } = useLocale()
  const writtenLine = useWrittenLine()
  if (facts.length === 0 && destination === '') return null
  const { section, heading } = buyerFactsStyles[on]
  return (
    <section data-block="progress" className={section}>
      <h2 className={heading}>{text.buyerFacts.title}</h2>
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value, more }) => (
          <div key={label} className="border-t border-sand-300 pt-4">
            <dt className="text-sea-800">{label}</dt>
            <dd className="mt-1">
              <span className="block text-xl font-bold wrap-anywhere text-sea-900">{writtenLine(value)}</span>
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

/** A link to the route to the building, opened in the visitor's own map. The page itself loads no map. */
export function RouteLink({ destination }: { destination: string }) {
  const building = useBuilding()
  const { text } = useLocale()
  return (
    <a
      href={routeUrl(destination)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
    >
      {text.buyerFacts.route(building)}
    </a>
  )
}

/** The URL of a route in Google Maps, which opens a map on every phone and desktop; a `geo:` URL does not. */
function routeUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

export function PaymentPlan({ steps, on }: { steps: PaymentStepView[]; on: BuyerFactsPlacement }) {
  const { text } = useLocale()
  const languageOf = useWrittenLanguage()
  if (steps.length === 0) return null
  const { section, heading } = buyerFactsStyles[on]
  return (
    <section data-block="paymentPlan" className={section}>
      <h2 className={heading}>{text.buyerFacts.paymentPlan}</h2>
      <ol className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-4">
        {steps.map(({ paid, share, moment, amount }) => (
          <li key={paid} className="rounded-card bg-white p-4 shadow-card sm:p-5">
            <p className="text-3xl font-black text-sea-900">{share}</p>
            <p lang={languageOf(moment)} className="mt-1 wrap-anywhere text-sea-800">
              {moment}
            </p>
            {amount && <p className="mt-3 text-lg font-bold">{amount}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
