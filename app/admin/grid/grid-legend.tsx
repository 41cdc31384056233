import { formatNumber } from '../../../domain/formats/measures.ts'
import type { PriceStep } from '../../../domain/grid/price-scale.ts'
import { statuses } from '../../../domain/status.ts'
import { gridText as text } from '../../text/admin/grid.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { stepClassName } from './grid-colour.ts'
import type { GridHome } from './grid-home.ts'

/** What each colour means, and how many homes have it. */
export function StatusLegend({ homes }: { homes: readonly GridHome[] }) {
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-2">
      {statuses.map((status) => {
        const count = homes.filter((home) => home.status === status).length
        return (
          <li key={status}>
            <StatusBadge status={status} label={text.counted(status, count)} />
          </li>
        )
      })}
    </ul>
  )
}

interface PriceLegendProps {
  scale: readonly PriceStep[]
  homes: readonly GridHome[]
}

/** From the cheapest square metre to the dearest. */
export function PriceLegend({ scale, homes }: PriceLegendProps) {
  const priced = scale.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="font-semibold">{text.perMetre}</span>
      <ul aria-label={text.legend} className="flex flex-wrap gap-1">
        {scale.map(({ from, to, count }, index) => (
          <li key={to} className={`legend-step ${stepClassName(index, scale.length)}`}>
            {text.step(formatNumber(from), formatNumber(to))}
            <small title={text.homes(count)}>{text.inStep(count)}</small>
          </li>
        ))}
        {priced < homes.length && (
          <li className="legend-step no-step">
            {text.noPrice}
            <small title={text.homes(homes.length - priced)}>{text.inStep(homes.length - priced)}</small>
          </li>
        )}
      </ul>
    </div>
  )
}
