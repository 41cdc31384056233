import { listAdminApartmentItems, listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import {
  type ApartmentFilters,
  apartmentSortKeys,
  matchesApartment,
  parseApartmentFilters,
  sortApartments,
} from '../../../domain/apartment/apartment-filters.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'

type Read<Row> = (db: Database, filters: ApartmentFilters) => Promise<Row[]>
type Searched = Parameters<typeof matchesApartment>[0] & Parameters<typeof sortApartments>[0][number]

/**
 * Lists the apartments that match the filters of the query, in its order. A form that was opened from the list
 * carries the same query.
 */
export function listAdminApartments(db: Database, query: URLSearchParams) {
  return listMatching(db, query, listAdminApartmentItems)
}

/** Lists the matching apartments with all fields, including the internal notes. */
export function listAdminApartmentsWithNotes(db: Database, query: URLSearchParams) {
  return listMatching(db, query, listApartmentsWithNotes)
}

async function listMatching<Row extends Searched>(db: Database, query: URLSearchParams, read: Read<Row>) {
  const search = parseSearch(query)
  const apartments = await read(db, parseApartmentFilters(query))
  const found =
    search === '' ? apartments : apartments.filter((apartment) => matchesApartment(apartment, search))
  return sortApartments(found, parseSort(apartmentSortKeys, query))
}
