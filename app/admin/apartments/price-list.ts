import { href } from 'react-router'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import { apartmentListQuery, parseApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentItemFields } from '../../../domain/apartment/apartment-list-item.ts'
import { defaultLanguage } from '../../../domain/language.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { choice } from '../../../domain/lists/query.ts'
import { priceListText } from '../../../text/admin/apartments.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import { localeIn } from '../../resources/document-locale.ts'
import { plainResponse } from '../../resources/plain-response.ts'
import { sendPriceList, unreadFiltersResponse } from '../../resources/send-price-list.ts'
import { sendSheet, withToday } from '../export/send-sheet.ts'
import type { Route } from './+types/price-list'
import { listAdminApartments } from './admin-list.ts'
import { writePriceListSheet } from './price-list-sheet.ts'

/** Whoever sends the list from here to a buyer has seen it in the language of the admin area. */
const locale = localeIn(defaultLanguage)

const priceListFormats = ['pdf', 'xlsx'] as const

/** The apartments of the list as a price list for buyers, without drafts and without the internal notes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const building = await loadBuilding(context)
  const query = new URL(request.url).searchParams
  const format = query.has('format') ? choice(priceListFormats, query.get('format')) : 'pdf'
  if (!format) return plainResponse(400, priceListText.unknownFormat)
  const refused = unreadFiltersResponse(locale.text, building, query)
  if (refused) return refused
  const listed = await listAdminApartments(building, backend.db, query)
  const apartments = listed
    .filter(({ isDraft }) => !isDraft)
    .map((apartment) => pick(apartment, apartmentItemFields))
  const { origin } = context.get(requestContext)
  if (format === 'pdf') {
    const { forAdmins: find } = backend.priceLists
    return sendPriceList({ request, query, backend, find, origin, locale }, apartments, 'private, no-cache')
  }
  const { values: company } = await getCompanySettings(backend.db)
  const url =
    origin +
    href('/:lang?/apartments') +
    apartmentListQuery(parseApartmentFilters(building, query), undefined)
  const sheet = writePriceListSheet(building, apartments, { company, url, day: new Date() })
  return sendSheet(backend, sheet, { fileName: withToday('cenova-lista'), format: 'xlsx' })
}
