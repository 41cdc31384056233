import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpotsWithNotes } from '../../../backend/data/parking-spots.ts'
import type { Building } from '../../../domain/building/building.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { matchesParkingFilters, type ParkingSpot, shownLevels } from '../../../domain/parking/parking.ts'
import { matchesParkingSpot, parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { parkingSortKeys, sortParkingSpots } from '../../../domain/parking/parking-sort.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'

/**
 * The parking spots that match the filters in `query`, in its sort order. The query is that of the list, or of
 * a form that was opened from the list.
 */
export async function listAdminParkingSpots(
  building: Building,
  db: Database,
  query: URLSearchParams,
): Promise<{ spots: ParkingSpot[]; levels: number[] }> {
  const filters = parseParkingFilters(query)
  const search = parseSearch(query)
  const names = { ...labels, level: (level: number) => places.parkingLevel(building, level) }
  const all = await listParkingSpotsWithNotes(db)
  const found = all.filter(
    (spot) =>
      (filters.floor ?? spot.floor) === spot.floor &&
      matchesParkingFilters(filters, spot) &&
      matchesParkingSpot(names, spot, search),
  )
  const spots = sortParkingSpots(found, parseSort(parkingSortKeys, query))
  return { spots, levels: shownLevels(building, all) }
}
