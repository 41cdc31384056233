import { listListedApartments } from '../../backend/data/apartments.ts'
import { getCompanySettings } from '../../backend/data/settings.ts'
import { parseApartmentFilters, unreadFilters } from '../../domain/apartment/apartment-filters.ts'
import { apartmentSortKeys, sortApartments } from '../../domain/apartment/apartment-sort.ts'
import { parseSort } from '../../domain/lists/sort.ts'
import { backendContext, requestContext } from '../context.ts'
import { unreadFiltersText } from '../text/unread-filters.ts'
import type { Route } from './+types/price-list'
import { notFound } from './not-found.ts'
import { sendPriceList } from './send-price-list.ts'

/** What the list of apartments shows by the same address, to be printed: for everybody, once the office says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const company = await getCompanySettings(backend.db)
  if (!company.values.publicPriceList) return notFound()
  const query = new URL(request.url).searchParams
  // Visitors cannot search: what they did not choose by, the paper need not mention.
  query.delete('q')
  const unread = unreadFilters(query)
  if (unread.length > 0) return tellUnread(unread)
  const homes = await listListedApartments(backend.db, parseApartmentFilters(query))
  const { origin } = context.get(requestContext)
  return sendPriceList(
    { request, query, backend, origin },
    sortApartments(homes, parseSort(apartmentSortKeys, query)),
  )
}

/** The screen shows all homes instead; paper is handed on, where nobody sees the address that it came from. */
function tellUnread(names: string[]): Response {
  return new Response(unreadFiltersText(names), {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
