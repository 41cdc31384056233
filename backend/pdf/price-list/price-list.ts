import type { ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { CompanySettings } from '../../../domain/settings.ts'

/** All that a price list says; what visitors may not know does not get this far. */
export interface PriceList {
  apartments: ApartmentListItem[]
  filters: ApartmentFilters
  /** Selected by other means than filters: then it says so. */
  isSelection: boolean
  /** In an order that somebody asked for; else by entrance and number, under headings. */
  isSorted: boolean
  company: CompanySettings
  /** The url of a stored image, or ''. */
  logo: string
  /** Where the same list is live. */
  url: string
  /** The day that it is of, as a calendar in Sofia has it. */
  day: string
}
