import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { parkingSheet } from '../../../domain/parking/parking-sheet.ts'
import { parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { backendContext } from '../../context.ts'
import { exportLoader } from '../export/export-loader.ts'
import { parsedOrder } from '../export/find-query-fault.ts'
import type { Route } from './+types/export'
import { listAdminParkingSpots } from './admin-list.ts'

/** The parking spots that the list shows, with their internal notes: this door is closed to agents. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const { floor, ...filters } = parseParkingFilters(query)
  return exportLoader(
    { request, context },
    {
      kind: parkingSheet,
      fileName: 'parkomesta',
      understood: { ...filters, level: floor, ...parsedOrder(parkingSortKeys, query) },
      list: async () => (await listAdminParkingSpots(db, query)).spots,
    },
  )
}
