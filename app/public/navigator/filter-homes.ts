import {
  apartmentListQuery,
  hasApartmentFilters,
  matchesFilters,
  parseNavigatorFilters,
} from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { rangeBounds } from '../../../domain/apartment/range-bounds.ts'
import type { Building } from '../../../domain/building/building.ts'
import { describeFilters } from '../../../text/public/describe-filters.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

/** What the filters of a request leave of all homes, which are those with the prices that visitors see. */
export function filterHomes(
  text: ServerText,
  building: Building,
  homes: readonly ApartmentListItem[],
  request: Request,
) {
  const filters = parseNavigatorFilters(building, new URL(request.url).searchParams)
  const fitting = homes.filter((home) => matchesFilters(building, home, filters))
  return {
    fittingIds: new Set(fitting.map(({ id }) => id)),
    filtering: {
      filters,
      /** Begins with „?“, or is empty: nothing is filtered. */
      query: hasApartmentFilters(filters) ? apartmentListQuery(filters, undefined) : '',
      chosen: describeFilters(text, building, filters).length,
      bounds: rangeBounds(building, homes),
      fitting: fitting.length,
      all: homes.length,
    },
  }
}

export type Filtering = ReturnType<typeof filterHomes>['filtering']
