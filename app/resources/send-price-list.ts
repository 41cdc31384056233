import { getCompanySettings } from '../../backend/data/settings.ts'
import type { Backend } from '../../backend/open.ts'
import type { FoundList, PriceList } from '../../backend/pdf/price-list/price-lists.ts'
import { getBuildingIn } from '../../backend/translations/dictionaries.ts'
import {
  apartmentListQuery,
  apartmentSortKeys,
  parseApartmentFilters,
  unreadFilters,
} from '../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../domain/apartment/apartment-list-item.ts'
import { type Building, namedBuilding } from '../../domain/building/building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { parseSearch } from '../../domain/lists/search-tokens.ts'
import { parseSort } from '../../domain/lists/sort.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { ServerLocale } from '../context.ts'
import { plainResponse } from './plain-response.ts'
import { pdfErrorResponse, sendPdf } from './send-pdf.ts'

interface PriceListRequest {
  request: Request
  /** The URL parameters that selected the apartments. */
  query: URLSearchParams
  backend: Backend
  find(list: PriceList): Promise<FoundList>
  /** The site's URL, for the link to the live list. */
  origin: string
  locale: ServerLocale
}

export async function sendPriceList(
  { request, query, backend: { db }, find, origin, locale }: PriceListRequest,
  apartments: ApartmentListItem[],
  caching?: string,
): Promise<Response> {
  const building = await getBuildingIn(db, locale.language)
  const filters = parseApartmentFilters(building, query)
  const sort = parseSort(apartmentSortKeys, query)
  const { values: company } = await getCompanySettings(db)
  const pdf = await find({
    language: locale.language,
    building: namedBuilding(building, company.companyName),
    apartments,
    filters,
    isSelection: parseSearch(query) !== '',
    isSorted: sort !== undefined,
    company,
    logo: building.logo,
    url: origin + locale.pages.apartments + apartmentListQuery(filters, sort),
    day: isoDay(new Date()),
  })
  return typeof pdf === 'string' ? pdfErrorResponse(locale.text, pdf) : sendPdf(request, pdf, caching)
}

/**
 * Refuses unknown filters, because the reader of a PDF does not see the URL it came from. The list on the screen
 * ignores them.
 */
export function unreadFiltersResponse(
  { pdfErrors }: ServerText,
  building: Building,
  query: URLSearchParams,
): Response | undefined {
  const unread = unreadFilters(building, query)
  return unread.length > 0 ? plainResponse(400, pdfErrors.unreadFiltersText(unread)) : undefined
}
