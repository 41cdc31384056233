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
import { setLocale } from '../language.ts'
import type { Route } from './+types/price-list'
import { findDocumentLocale } from './document-locale.ts'
import { notFoundResponse } from './plain-response.ts'
import { sendPriceList, unreadFiltersResponse } from './send-price-list.ts'

export const middleware: Route.MiddlewareFunction[] = [setLocale]

/** The apartment list of the same URL as PDF, in the language of the URL, if the settings make it public. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = await findDocumentLocale(context, params.lang)
  if (!locale) return notFoundResponse()
  const backend = context.get(backendContext)
  const company = await getCompanySettings(backend.db)
  if (!company.values.publicPriceList) return notFoundResponse()
  const query = new URL(request.url).searchParams
  // The public list has no search, so the parameter must not change the PDF.
  query.delete('q')
  const building = await loadBuilding(context)
  const refused = unreadFiltersResponse(locale.text, building, query)
  if (refused) return refused
  const apartments = await listApartmentItems(backend.db, parseApartmentFilters(building, query))
  const { origin, visitor } = context.get(requestContext)
  const find = (list: PriceList) => backend.priceLists.forVisitor(list, visitor.ip)
  return sendPriceList(
    { request, query, backend, find, origin, locale },
    sortApartments(building, apartments, parseSort(apartmentSortKeys, query)),
  )
}
