import { Form } from 'react-router'
import { exposures } from '../../../domain/building/exposure.ts'
import { formatPrice, isHiddenPrice } from '../../../domain/formats/money.ts'
import { sumOf } from '../../../domain/prices/new-price.ts'
import { pricingFields } from '../../../domain/prices/parse-pricing.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { priceWarnings } from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { pricesText as text } from '../../../text/admin/prices.ts'
import { joinRecords } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { PlacedRow, placedCell } from '../../ui/card-table.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { formatDifference } from './format-difference.ts'

export interface PriceTableRow {
  id: string
  revision: number
  name: string
  about: string
  status: Status
  from: number
  to: number
}

interface PriceTableProps {
  changes: PriceTableRow[]
  labels: Record<Status, string>
  /** Whether the row's new price will be saved. */
  isIncluded(id: string): boolean
  toggle(id: string): void
  toggleAll(): void
}

const layout = { frame: 'price-frame', table: 'price-list' }

/** Shows old and new prices before they are saved. */
export function PriceTable({ changes, labels, isIncluded, toggle, toggleAll }: PriceTableProps) {
  const taken = changes.filter(({ id }) => isIncluded(id)).length
  const all = (
    <input
      type="checkbox"
      aria-label={text.includeAll}
      title={text.includeAll}
      checked={taken === changes.length}
      ref={(box) => {
        if (box) box.indeterminate = taken > 0 && taken < changes.length
      }}
      onChange={toggleAll}
      className="block size-5 cursor-pointer accent-sea-700"
    />
  )
  return (
    <ScrollTable
      label={text.table}
      columns={{ select: all, ...text.columns }}
      minWidth="min-w-0"
      layout={layout}
      maxHeight="sm:max-h-[max(20rem,calc(100dvh-22rem))]"
    >
      {changes.map((change) => (
        <Row
          key={change.id}
          change={change}
          label={labels[change.status]}
          isIncluded={isIncluded(change.id)}
          toggle={() => toggle(change.id)}
        />
      ))}
    </ScrollTable>
  )
}

interface RowProps {
  change: PriceTableRow
  label: string
  isIncluded: boolean
  toggle(): void
}

function Row({ change: { name, about, status, from, to }, label, isIncluded, toggle }: RowProps) {
  const { euros, percent } = formatDifference(from, to)
  const isLarge = priceWarnings(from, to).length > 0
  return (
    <PlacedRow className={isIncluded ? 'bg-white' : 'bg-sand-50 text-sea-700'}>
      {placedCell(
        'select',
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={text.include(name)}
            checked={isIncluded}
            onChange={toggle}
            className="block size-5 cursor-pointer accent-sea-700"
          />
        </label>,
      )}
      {placedCell(
        'what',
        <>
          <span className="font-semibold first-letter:uppercase">{name}</span>
          <small>{about}</small>
          <span className="status-beside">
            <StatusBadge status={status} label={label} />
          </span>
        </>,
      )}
      {placedCell('status', <StatusBadge status={status} label={label} />)}
      {placedCell('from', formatPrice(from) ?? text.noPrice)}
      {placedCell(
        'to',
        <>
          <small className="from-above">{formatPrice(from) ?? text.noPrice}</small>
          {isIncluded ? formatPrice(to) : <del>{formatPrice(to)}</del>}
        </>,
      )}
      {placedCell(
        'difference',
        <>
          {euros}
          {percent && <small className={isLarge ? 'font-semibold text-reserved' : ''}>{percent}</small>}
        </>,
      )}
    </PlacedRow>
  )
}

interface SaveBarProps {
  kind: PricedKind
  query: URLSearchParams
  taken: PriceTableRow[]
  isBusy: boolean
}

/** Sums the selected prices, and saves them: it sends the rule and the rows, and the server calculates the prices. */
export function SaveBar({ kind, query, taken, isBusy }: SaveBarProps) {
  // A price that was hidden is not summed: its new price would count as a raise by the full amount.
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
