import { href } from 'react-router'
import { getCompanySettings, getDisplaySettings } from '../../backend/data/settings.ts'
import type { Backend } from '../../backend/open.ts'
import { parseApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { apartmentListQuery } from '../../domain/apartment/apartment-list-query.ts'
import { apartmentSortKeys } from '../../domain/apartment/apartment-sort.ts'
import type { ListedApartment } from '../../domain/apartment/listed-apartment.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { parseSearch } from '../../domain/lists/search-words.ts'
import { parseSort } from '../../domain/lists/sort.ts'
import { busyText } from '../text/busy.ts'
import { sendPaper } from './send-paper.ts'

interface Asked {
  request: Request
  /** What they were chosen by. */
  query: URLSearchParams
  backend: Backend
  /** The site's own address, for the way to the live list. */
  origin: string
}

/** These homes as a price list. */
export async function sendPriceList(
  { request, query, backend: { db, priceLists }, origin }: Asked,
  homes: ListedApartment[],
  caching?: string,
): Promise<Response> {
  const filters = parseApartmentFilters(query)
  const sort = parseSort(apartmentSortKeys, query)
  const { values: company } = await getCompanySettings(db)
  const { values: display } = await getDisplaySettings(db)
  const paper = await priceLists.find({
    homes,
    filters,
    isSelection: parseSearch(query) !== '',
    isSorted: sort !== undefined,
    company,
    logo: display.logo,
    url: origin + href('/apartments') + apartmentListQuery(filters, sort),
    day: isoDay(new Date()),
  })
  return paper === 'busy' ? tellBusy() : sendPaper(request, paper, caching)
}

function tellBusy(): Response {
  return new Response(busyText, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '10',
    },
  })
}
