import { listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { parseApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { matchesApartment } from '../../../domain/apartment/apartment-search.ts'
import { apartmentSortKeys, sortApartments } from '../../../domain/apartment/apartment-sort.ts'
import { parseSearch } from '../../../domain/lists/search-words.ts'
import { parseSort } from '../../../domain/lists/sort.ts'

/** The apartments that an address of the list, or of a form that was opened from it, means: in its order. */
export async function listForOffice(db: Database, query: URLSearchParams): Promise<Apartment[]> {
  const search = parseSearch(query)
  const apartments = await listApartmentsWithNotes(db, parseApartmentFilters(query))
  const found = apartments.filter((apartment) => matchesApartment(apartment, search))
  return sortApartments(found, parseSort(apartmentSortKeys, query))
}
