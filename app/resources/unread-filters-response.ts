import { unreadFilters } from '../../domain/apartment/apartment-filters.ts'
import { unreadFiltersText } from '../text/unread-filters.ts'
import { plainResponse } from './plain-response.ts'

/** The screen shows all apartments instead; a PDF is handed on, where nobody sees the URL that it came from. */
export function unreadFiltersResponse(query: URLSearchParams): Response | undefined {
  const unread = unreadFilters(query)
  return unread.length > 0 ? plainResponse(400, unreadFiltersText(unread)) : undefined
}
