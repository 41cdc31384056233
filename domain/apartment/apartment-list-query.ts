import type { Sort } from '../lists/sort.ts'
import type { ApartmentFilters } from './apartment-filters.ts'

/**
 * The query of the same list at another URL, with only the filters that were understood. Begins with `?`, or is
 * empty.
 */
export function apartmentListQuery(filters: ApartmentFilters, sort: Sort<string> | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  if (sort) query.set('sort', sort.key)
  if (sort?.descending) query.set('dir', 'desc')
  return query.size > 0 ? `?${query}` : ''
}
