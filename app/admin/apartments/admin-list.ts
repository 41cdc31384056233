import { listAdminApartmentItems, listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import {
  type AdminApartmentFilters,
  apartmentSortKeys,
  matchesApartment,
  parseAdminApartmentFilters,
  sortApartments,
} from '../../../domain/apartment/apartment-filters.ts'
import type { Building } from '../../../domain/building/building.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { labels } from '../../../text/public/bg/labels.ts'

type Read<Row> = (filters: AdminApartmentFilters) => Promise<Row[]>
type Searched = Parameters<typeof matchesApartment>[2] & Parameters<typeof sortApartments>[1][number]

/**
 * Lists the apartments that match the filters of the query, in its order. A form that was opened from the list
 * carries the same query.
 */
export function listAdminApartments(building: Building, db: Database, query: URLSearchParams) {
  return listMatching(building, query, (filters) => listAdminApartmentItems(db, filters))
}

/** Lists the matching apartments with all fields, including the internal notes. */
export function listAdminApartmentsWithNotes(building: Building, db: Database, query: URLSearchParams) {
  return listMatching(building, query, (filters) => listApartmentsWithNotes(db, filters))
}

async function listMatching<Row extends Searched>(
  building: Building,
  query: URLSearchParams,
  read: Read<Row>,
) {
  const search = parseSearch(query)
  const apartments = await read(parseAdminApartmentFilters(building, query))
  const found =
    search === ''
      ? apartments
      : apartments.filter((apartment) => matchesApartment(labels, building, apartment, search))
  return sortApartments(building, found, parseSort(apartmentSortKeys, query))
}
