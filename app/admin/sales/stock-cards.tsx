import { href, Link } from 'react-router'
import { formatArea, formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Stock } from '../../../domain/sales/stock.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { salesText as text } from '../../text/admin/sales.ts'

/** Free, reserved and sold, each by number, area and worth; a card leads to the apartments. */
export function StockCards({ stock }: { stock: Record<Status, Stock> }) {
  const total = statuses.reduce((sum, status) => sum + stock[status].count, 0)
  return statuses.map((status) => {
    const { count, area, sum, withoutDeal } = stock[status]
    return (
      <Link
        key={status}
        to={`${href('/admin/apartments')}?status=${status}`}
        className={`rounded-card border-l-4 bg-white px-4 py-2.5 shadow-card hover:outline-2 hover:outline-sea-200 ${edges[status]}`}
      >
        <span className="block text-sm font-semibold text-sea-800">{text.stock[status]}</span>{' '}
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-black text-sea-900 tabular-nums">{formatNumber(count)}</span>{' '}
          <span className="text-sm text-sea-700">{text.of(total)}</span>
        </span>{' '}
        <span className="block text-sm font-bold text-sea-900 tabular-nums">
          {formatPrice(sum) ?? text.noPrice}
        </span>{' '}
        {sum > 0 && <span className="block text-sm text-sea-700">{text.worth[status]}</span>}{' '}
        {withoutDeal.count > 0 && (
          <span className="block text-sm font-semibold text-reserved tabular-nums">
            {text.withoutDeal(withoutDeal.count, formatPrice(withoutDeal.sum))}
          </span>
        )}{' '}
        <span className="block text-sm text-sea-700 tabular-nums">{formatArea(area)}</span>
      </Link>
    )
  })
}

const edges: Record<Status, string> = {
  available: 'border-available',
  reserved: 'border-reserved',
  sold: 'border-sold',
}
