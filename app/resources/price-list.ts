import { listApartmentItems } from '../../backend/data/apartments.ts'
import { getCompanySettings } from '../../backend/data/settings.ts'
import type { PriceList } from '../../backend/pdf/price-list/price-lists.ts'
import {
  apartmentSortKeys,
  parseApartmentFilters,
  sortApartments,
} from '../../domain/apartment/apartment-filters.ts'
import { parseSort } from '../../domain/lists/sort.ts'
import { loadBuilding } from '../building.ts'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/price-list'
import { notFoundResponse } from './plain-response.ts'
import { sendPriceList, unreadFiltersResponse } from './send-price-list.ts'

/** The apartment list of the same URL as PDF, if the settings make it public. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const company = await getCompanySettings(backend.db)
  if (!company.values.publicPriceList) return notFoundResponse()
  const query = new URL(request.url).searchParams
  // The public list has no search, so the parameter must not change the PDF.
  query.delete('q')
  const building = await loadBuilding(context)
  const refused = unreadFiltersResponse(building, query)
  if (refused) return refused
  const apartments = await listApartmentItems(backend.db, parseApartmentFilters(building, query))
  const { origin, visitor } = context.get(requestContext)
  const find = (list: PriceList) => backend.priceLists.forVisitor(list, visitor.ip)
  return sendPriceList(
    { request, query, backend, find, origin },
    sortApartments(building, apartments, parseSort(apartmentSortKeys, query)),
  )
}
