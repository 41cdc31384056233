import { apartmentSortKeys, parseAdminApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentSheet } from '../../../text/admin/sheets.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { exportLoader } from '../export/export-loader.ts'
import { parsedOrder } from '../export/export-query.ts'
import type { Route } from './+types/export'
import { listAdminApartmentsWithNotes } from './admin-list.ts'

/** Exports the apartments of the list with their internal notes. Agents get a 403. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  return exportLoader(
    { request, context },
    {
      kind: apartmentSheet(building),
      fileName: 'apartamenti',
      understood: {
        ...parseAdminApartmentFilters(building, query),
        ...parsedOrder(apartmentSortKeys, query),
      },
      list: () => listAdminApartmentsWithNotes(building, db, query),
    },
  )
}
