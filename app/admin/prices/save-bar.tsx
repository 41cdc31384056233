import { Form } from 'react-router'
import { exposures } from '../../../domain/apartment/exposure.ts'
import { formatPrice, isHiddenPrice } from '../../../domain/formats/money.ts'
import { sumOf } from '../../../domain/prices/new-price.ts'
import { pricingFields } from '../../../domain/prices/parse-pricing.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { priceWarnings } from '../../../domain/record/warning.ts'
import { joinRecords } from '../../forms/list-field.ts'
import { pricesText as text } from '../../text/admin/prices.ts'
import { button } from '../../ui/button.ts'
import { formatDifference } from './format-difference.ts'
import type { PriceTableRow } from './price-table.tsx'

interface SaveBarProps {
  kind: PricedKind
  query: URLSearchParams
  taken: PriceTableRow[]
  isBusy: boolean
}

/** The sum of what is taken, and the button that saves it: it sends the rule and the rows, not the prices. */
export function SaveBar({ kind, query, taken, isBusy }: SaveBarProps) {
  // An apartment's first price would count as a raise by all of it.
  const priced = taken.filter((change) => !isHiddenPrice(change.from))
  const first = taken.length - priced.length
  const { from, to } = sumOf(priced)
  const { euros, percent } = formatDifference(from, to)
  const large = priced.filter((change) => priceWarnings(change.from, change.to).length > 0).length
  return (
    <Form
      method="post"
      className="sticky bottom-(--bottom-taken) z-20 mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-sea-200 bg-white px-3 py-2 sm:gap-y-2 sm:px-4 sm:py-2.5 shadow-card"
    >
      <input type="hidden" name="of" value={kind} />
      {[...pricingFields, ...exposures].map((name) => (
        <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
      ))}
      <input type="hidden" name="records" value={joinRecords(taken)} />
      <p aria-live="polite">
        <span className="font-semibold">{text.sum}: </span>
        {formatPrice(from) ?? '0 €'} <span aria-hidden="true">→</span> <b>{formatPrice(to) ?? '0 €'}</b>{' '}
        <span className="whitespace-nowrap text-sea-700">
          ({euros}
          {percent && `, ${percent}`})
        </span>
        {first > 0 && <span className="ml-3 text-sm text-sea-800">{text.firstPrices(first)}</span>}
        {large > 0 && <span className="ml-3 font-semibold text-reserved">{text.large(large)}</span>}
      </p>
      <button
        type="submit"
        disabled={isBusy || taken.length === 0}
        className={button({ className: 'ml-auto' })}
      >
        {text.save(taken.length)}
      </button>
    </Form>
  )
}
