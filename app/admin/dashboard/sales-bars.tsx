import { href, Link } from 'react-router'
import { entranceName } from '../../../domain/building.ts'
import { apartmentStatusLabels, type Status, statuses } from '../../../domain/status.ts'
import { dashboardText as text } from '../../text/admin/dashboard.ts'
import { FormSection } from '../form/form-section.tsx'
import type { SalesSummary } from './sales.ts'

const fills: Record<Status, string> = {
  available: 'fill-available',
  reserved: 'fill-reserved',
  sold: 'fill-sold',
}

/** Free, reserved and sold: a bar for the eye, and the same numbers in the table around it. */
export function SalesBars({ sales }: { sales: SalesSummary[] }) {
  return (
    <FormSection title={text.sales} action={<SalesLink />}>
      <div className="overflow-x-auto">
        <table className="relative w-full text-right tabular-nums">
          <thead className="text-xs text-sea-800 2xl:text-sm">
            <tr>
              <th scope="col" className="text-left font-semibold">
                <span className="sr-only">{text.sales}</span>
              </th>
              {statuses.map((status) => (
                <th key={status} scope="col" className="pl-1 font-semibold">
                  {apartmentStatusLabels[status]}
                </th>
              ))}
            </tr>
          </thead>
          {sales.map(({ entrance, total, counts }) => (
            <tbody key={entrance ?? 'all'}>
              <tr>
                <th scope="row" className="pt-2 text-left font-semibold">
                  {entrance ? entranceName(entrance) : text.total} ({total})
                </th>
                {statuses.map((status) => (
                  <td key={status} className="pt-2 pl-1">
                    {counts[status]}
                  </td>
                ))}
              </tr>
              <tr>
                <td colSpan={4}>
                  <Bar total={total} counts={counts} />
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </FormSection>
  )
}

function SalesLink() {
  return (
    <Link
      to={href('/admin/sales')}
      className="inline-flex min-h-8 items-center text-sm font-semibold text-sea-700 underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {text.allSales[0]}
      <span className="sr-only">{text.allSales[1]}</span>
    </Link>
  )
}

function Bar({ total, counts }: Pick<SalesSummary, 'total' | 'counts'>) {
  let start = 0
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3 w-full overflow-hidden rounded-full bg-sand-200"
    >
      {statuses.map((status) => {
        const width = total === 0 ? 0 : (counts[status] / total) * 100
        const x = start
        start += width
        return <rect key={status} x={x} width={width} height="6" className={fills[status]} />
      })}
    </svg>
  )
}
