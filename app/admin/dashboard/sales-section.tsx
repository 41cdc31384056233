import { href, Link } from 'react-router'
import { floorLabel } from '../../../domain/building/building.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { dashboardText as text } from '../../../text/admin/sales.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FormSection } from '../form/form-section.tsx'
import { withReturnTo } from '../record/return-to.ts'
import { useMayChange } from '../session/use-role.ts'
import type { DashboardApartment, FloorOfApartments, SalesSummary } from './sales.ts'

/** Statuses differ in weight and border as well as in colour, for people who do not see colours. */
const classNames: Record<Status, string> = {
  available: 'border-available/50 bg-available-soft text-available hover:border-available',
  reserved: 'border-dashed border-reserved bg-reserved-soft text-reserved hover:border-solid',
  sold: 'border-sold bg-sold text-white hover:bg-sold/90',
}

/** Shows a square for each apartment, by floor and entrance. */
export function FloorGrid({ floors }: { floors: FloorOfApartments[] }) {
  const building = useBuilding()
  const mayChange = useMayChange()
  return (
    <FormSection title={text.floors} action={<Legend />}>
      <div className="overflow-x-auto">
        <table aria-describedby="floors-hint" className="relative w-full text-left">
          <thead className="text-sm text-sea-800">
            <tr>
              <th scope="col" className="w-11 pb-1 font-semibold">
                {text.floor}
              </th>
              {building.entrances.map(({ id }) => (
                <th key={id} scope="col" className="pb-1 font-semibold">
                  {places.entrance(building, id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map(({ floor, entrances }) => (
              <tr key={floor} className="border-t border-sand-200">
                <th scope="row" className="py-1 pr-1 font-semibold tabular-nums">
                  {floorLabel(building, { floor })}
                </th>
                {entrances.map(({ entrance, hasFloor, apartments }) => (
                  <td key={entrance} className="py-1 pr-2">
                    {hasFloor && apartments.length === 0 && (
                      <span className="text-sm text-sea-700">{text.nothingHere}</span>
                    )}
                    <ul className="flex flex-wrap gap-1">
                      {apartments.map((apartment) => (
                        <Square key={apartment.id} apartment={apartment} />
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id="floors-hint" className="mt-2 text-sm text-sea-700">
        {mayChange ? text.floorsHint : text.floorsHintForAgents}
      </p>
    </FormSection>
  )
}

function Legend() {
  return (
    <div className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} label={labels.apartmentStatus[status]} />
      ))}
    </div>
  )
}

function Square({ apartment: { id, number, status } }: { apartment: DashboardApartment }) {
  const name = text.apartment(number, labels.apartmentStatus[status])
  return (
    <li>
      <Link
        to={withReturnTo(href('/admin/apartments/:id', { id }), href('/admin'))}
        aria-label={name}
        title={name}
        data-status={status}
        className={`grid h-8 min-w-8 place-items-center pointer-coarse:h-11 pointer-coarse:min-w-11 rounded-md border-2 px-0.5 text-sm font-bold tabular-nums ${classNames[status]}`}
      >
        {number}
      </Link>
    </li>
  )
}

const fills: Record<Status, string> = {
  available: 'fill-available',
  reserved: 'fill-reserved',
  sold: 'fill-sold',
}

/** Shows available, reserved and sold as a bar, and the same numbers in a table. */
export function SalesBars({ sales }: { sales: SalesSummary[] }) {
  const building = useBuilding()
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
                  {labels.apartmentStatus[status]}
                </th>
              ))}
            </tr>
          </thead>
          {sales.map(({ entrance, total, counts }) => (
            <tbody key={entrance ?? 'all'}>
              <tr>
                <th scope="row" className="pt-2 text-left font-semibold">
                  {entrance ? places.entrance(building, entrance) : text.total} ({total})
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
