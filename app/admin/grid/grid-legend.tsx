import { formatNumber } from '../../../domain/formats/measures.ts'
import type { PriceStep } from '../../../domain/grid/price-scale.ts'
import { statuses } from '../../../domain/status.ts'
import { gridText as text } from '../../text/admin/grid.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { GridApartment } from './grid-apartment.ts'
import { stepClassName } from './grid-colour.ts'

/** What each colour means, and how many apartments have it. */
export function GridStatusLegend({ apartments }: { apartments: readonly GridApartment[] }) {
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-2">
      {statuses.map((status) => {
        const count = apartments.filter((apartment) => apartment.status === status).length
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
  apartments: readonly GridApartment[]
}

/** From the cheapest square metre to the dearest. */
export function PriceLegend({ scale, apartments }: PriceLegendProps) {
  const priced = scale.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="font-semibold">{text.perMetre}</span>
      <ul aria-label={text.legend} className="flex flex-wrap gap-1">
        {scale.map(({ from, to, count }, index) => (
          <li key={to} className={`legend-step ${stepClassName(index, scale.length)}`}>
            {text.step(formatNumber(from), formatNumber(to))}
            <small title={text.apartments(count)}>{text.inStep(count)}</small>
          </li>
        ))}
        {priced < apartments.length && (
          <li className="legend-step no-step">
            {text.noPrice}
            <small title={text.apartments(apartments.length - priced)}>
              {text.inStep(apartments.length - priced)}
            </small>
          </li>
        )}
      </ul>
    </div>
  )
}
