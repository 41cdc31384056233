import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { parkingSheet } from '../../../text/admin/sheets.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { exportLoader } from '../export/export-loader.ts'
import { parsedOrder } from '../export/export-query.ts'
import type { Route } from './+types/export'
import { listAdminParkingSpots } from './admin-list.ts'

/** Exports the parking spots of the list with their internal notes. Agents get a 403. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  const { floor, ...filters } = parseParkingFilters(query)
  return exportLoader(
    { request, context },
    {
      kind: parkingSheet(building),
      fileName: 'parkomesta',
      understood: { ...filters, level: floor, ...parsedOrder(parkingSortKeys, query) },
      list: async () => (await listAdminParkingSpots(building, db, query)).spots,
    },
  )
}
