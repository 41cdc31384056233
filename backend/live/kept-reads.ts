import { listApartmentItems } from '../data/apartments.ts'
import { hasProgressEntries } from '../data/progress-entries.ts'
import { getBuyerFacts, getCompanySettings, getOfferedLanguages, getPageTexts } from '../data/settings.ts'
import { countStores } from '../data/stores.ts'
import { keepRead } from './keep-read.ts'

/** What the pages of the site read again and again. Their order depends on the building. */
export const keptApartments = keepRead(['apartments', 'building'], (db) => listApartmentItems(db))
export const keptCompany = keepRead(['settings'], getCompanySettings)
export const keptBuyerFacts = keepRead(['settings'], getBuyerFacts)
export const keptPageTexts = keepRead(['settings'], getPageTexts)
export const keptLanguages = keepRead(['settings'], getOfferedLanguages)
export const keptStoreCount = keepRead(['stores'], countStores)
export const keptHasDiary = keepRead(['progressEntries'], hasProgressEntries)
