import { href, Link } from 'react-router'
import { parseAdminApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { pricesText as text } from '../../../text/admin/prices.ts'
import { useBuilding } from '../../building.ts'
import { ApartmentListFilters } from '../apartments/apartment-list-filters.tsx'
import { ParkingListFilters } from '../parking/parking-list-filters.tsx'
import { ruleFields } from './pricing-form.tsx'

interface WhichRowsProps {
  kind: PricedKind
  query: URLSearchParams
  count: number
  levels: number[]
}

const kinds = ['apartments', 'parking'] as const
const tab =
  'inline-flex min-h-10 items-center rounded-lg px-4 font-semibold text-sea-700 hover:bg-sea-100 aria-[current=true]:bg-sea-700 aria-[current=true]:text-white pointer-coarse:min-h-11'

/** Chooses apartments or parking spots, and shows the selected rows or the filters. */
export function WhichRows({ kind, query, count, levels }: WhichRowsProps) {
  return (
    <>
      <nav aria-label={text.kindsLabel} className="mb-4 flex flex-wrap gap-1">
        {kinds.map((each) => (
          <Link
            key={each}
            to={`?of=${each}`}
            aria-current={each === kind ? 'true' : undefined}
            className={tab}
          >
            {text.kinds[each]}
          </Link>
        ))}
      </nav>
      {query.has('chosen') ? (
        <p className="flex flex-wrap items-center gap-x-4 font-semibold text-sea-900">
          {text.selected[kind](count)}
          <Link to={`?${without(query, ['chosen'])}`} className="py-2 text-sm text-sea-700 underline">
            {text.byFilter}
          </Link>
        </p>
      ) : (
        <Filters {...{ kind, query, count, levels }} />
      )}
    </>
  )
}

function Filters({ kind, query, count, levels }: WhichRowsProps) {
  const building = useBuilding()
  const search = parseSearch(query)
  const keep = ['of', 'sort', 'dir', ...ruleFields]
  const clear = `${href('/admin/prices')}?${without(
    query,
    [...query.keys()].filter((name) => !keep.includes(name)),
  )}`
  if (kind === 'apartments')
    return (
      <ApartmentListFilters
        search={search}
        filters={parseAdminApartmentFilters(building, query)}
        rest={{ keep, clear }}
      >
        {bulkText.count.apartments(count)}
      </ApartmentListFilters>
    )
  return (
    <ParkingListFilters
      search={search}
      filters={parseParkingFilters(query)}
      levels={levels}
      rest={{ keep, clear }}
    >
      {bulkText.count.parking(count)}
    </ParkingListFilters>
  )
}

function without(query: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)))
}
